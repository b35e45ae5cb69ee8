/** What Preact and Socket.IO expect and a browser of 2016 has not. */
const root = self as any;

if (!root.globalThis) root.globalThis = root;
if (!root.queueMicrotask) root.queueMicrotask = (run: () => void) => void Promise.resolve().then(run);
if (!Object.entries) Object.entries = (of: any) => Object.keys(of).map((key) => [key, of[key]] as [string, any]);
if (!Object.values) Object.values = (of: any) => Object.keys(of).map((key) => of[key]);
if (!String.prototype.padStart) {
  String.prototype.padStart = function (size, fill = " ") {
    let made = String(this);
    while (made.length < size) made = fill + made;
    return made;
  };
}
