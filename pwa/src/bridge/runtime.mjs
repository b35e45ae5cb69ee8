// The rules' runtime: MicroPython with the compiled rules in its file system. Used by the worker and by Node tools.

/** @param {ArrayBuffer | Uint8Array} data @returns {{path: string, body: Uint8Array}[]} the files of a bundle */
export function unpack(data) {
  const bytes = data instanceof Uint8Array ? data : new Uint8Array(data);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerEnd = 4 + view.getUint32(0);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, headerEnd)));
  let at = headerEnd;
  return header.map(([path, size]) => ({ path, body: bytes.subarray(at, (at += size)) }));
}

/** Write a bundle's files where MicroPython imports from. */
export function install(micropython, data) {
  for (const { path, body } of unpack(data)) {
    const parts = path.split("/").slice(0, -1);
    let folder = "/lib";
    for (const part of ["", ...parts]) {
      if (part) folder += `/${part}`;
      if (!micropython.FS.analyzePath(folder).exists) micropython.FS.mkdir(folder);
    }
    micropython.FS.writeFile(`/lib/${path}`, body);
  }
}

/** @returns {(name: string, ...args: unknown[]) => unknown} calls a function of the rules by name */
export function start(micropython) {
  micropython.runPython("import sys\nif '/lib' not in sys.path: sys.path.append('/lib')");
  micropython.runPython("from tavola.rules.bridge import call as _call");
  const call = micropython.globals.get("_call");
  return (name, ...args) => JSON.parse(call(JSON.stringify([name, ...args])));
}
