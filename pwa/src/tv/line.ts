/** A TV's line to the table: pairs by four digits, watches, and comes back by itself for as long as it is on. */
import { io, type Socket } from "socket.io-client";

export interface TvState {
  /** The digits to type at the game master's, null once paired. */
  pair: string | null;
  /** What to show, every text made by the server. */
  screen: any;
  connected: boolean;
}

const POLL = 2_000;
const RETRY = 3_000;
const SLOT = "tavola.tv";

function stored(): string | null {
  try {
    return localStorage.getItem(SLOT);
  } catch {
    return null; // some sets have no storage: they pair again after being off
  }
}

function store(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(SLOT);
    else localStorage.setItem(SLOT, token);
  } catch {
    // as above
  }
}

/** HTTP as every set knows it. `done` gets the status and what was answered; 0 where nobody did. */
function ask(method: string, path: string, done: (status: number, body: any) => void): void {
  const request = new XMLHttpRequest();
  request.open(method, path);
  request.setRequestHeader("Content-Type", "application/json");
  request.timeout = 8_000;
  request.onloadend = () => {
    let body = null;
    try {
      body = JSON.parse(request.responseText);
    } catch {
      // an answer that is none counts as no answer
    }
    done(request.status, body);
  };
  request.send(method === "POST" ? "{}" : null);
}

/** Start, and tell `show` of every change. */
export function startLine(show: (state: TvState) => void): void {
  const state: TvState = { pair: null, screen: null, connected: false };
  let socket: Socket | null = null;
  const tell = (change: Partial<TvState>) => {
    Object.assign(state, change);
    show(Object.assign({}, state));
  };

  function pair(): void {
    ask("POST", "/api/screens", (status, body) => {
      if (status !== 201) return void setTimeout(pair, RETRY);
      tell({ pair: body.pair, screen: null, connected: true });
      poll(body.secret);
    });
  }

  function poll(secret: string): void {
    ask("GET", `/api/screens/${secret}`, (status, body) => {
      if (status === 200 && body.token) {
        store(body.token);
        watch(body.token);
      } else if (status === 404 || status === 410) {
        pair(); // the digits are too old
      } else {
        tell({ connected: status === 200 });
        setTimeout(() => poll(secret), POLL);
      }
    });
  }

  function watch(token: string): void {
    tell({ pair: null });
    const made = io({ reconnection: false, forceNew: true, transports: ["websocket", "polling"], tryAllTransports: true, auth: { token, since: null, version: 1, lang: navigator.language } });
    socket = made;
    let over = false;
    const again = () => {
      if (over) return;
      over = true;
      made.disconnect();
      tell({ connected: false });
      setTimeout(() => watch(token), RETRY);
    };
    made.on("connect", () => tell({ connected: true }));
    made.on("screen", (screen) => tell({ screen, connected: true }));
    made.on("disconnect", again);
    made.on("connect_error", (error: any) => {
      const code = error.data && error.data.code;
      if (code !== "unknown_token" && code !== "removed") return again();
      over = true;
      store(null);
      pair();
    });
  }

  // a set that woke up holds a line that died in its sleep
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && socket && !socket.connected) socket.disconnect();
  });

  const token = stored();
  if (token) watch(token);
  else pair();
}
