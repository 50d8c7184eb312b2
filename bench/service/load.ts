import { connect, type Socket } from "node:net";

// Sends one GET over and over on some connections and counts responses: a process of its own, for a generator on the
// server's thread would be measured along with it. Plain sockets, so that the generator costs little of the machine.
// Argument: a Load as JSON; prints a LoadResult as JSON.

export interface Load {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  /** Minimum length; it goes on until there are as many responses as connections. */
  seconds: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Responses whose status was not 200. */
  refused: number;
  /** Bytes of one response's body, as sent. */
  bodyBytes: number;
}

const load = JSON.parse(process.argv[2] ?? "") as Load;
const HEAD_END = Buffer.from("\r\n\r\n");
const head = Object.entries({ host: `127.0.0.1:${load.port}`, ...load.headers }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
);
const request = Buffer.from(`GET ${load.path} HTTP/1.1\r\n${head.join("")}\r\n`);

let responses = 0;
let lastResponseAt = 0;
let refused = 0;
let bodyBytes = 0;

/** Opens a connection and sends the next request as soon as a response is complete. */
function openConnection(): Socket {
  const socket = connect(load.port, "127.0.0.1", () => socket.write(request));
  let pending: Buffer = Buffer.alloc(0);
  /** Bytes of the current response's body still to come; null before its head is complete. */
  let missing: number | null = null;
  socket.setNoDelay(true);
  socket.on("data", (chunk: Buffer) => {
    if (missing === null) {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const end = pending.indexOf(HEAD_END);
      if (end < 0) return;
      const text = pending.toString("latin1", 0, end + 2);
      bodyBytes = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1]);
      if (Number.isNaN(bodyBytes)) throw new Error(`expected an answer with a length, got ${text}`);
      if (!text.startsWith("HTTP/1.1 200 ")) refused++;
      missing = bodyBytes - (pending.length - end - HEAD_END.length);
      pending = Buffer.alloc(0);
    } else {
      missing -= chunk.length;
    }
    if (missing > 0) return;
    missing = null;
    responses++;
    lastResponseAt = performance.now();
    socket.write(request);
  });
  return socket;
}

const start = performance.now();
const sockets = Array.from({ length: load.connections }, openConnection);
do await new Promise((resolve) => setTimeout(resolve, load.seconds * 1000));
while (responses < load.connections);
const result: LoadResult = {
  requestsPerSecond: responses / ((lastResponseAt - start) / 1000),
  refused,
  bodyBytes,
};
for (const socket of sockets) socket.destroy();
process.stdout.write(JSON.stringify(result));
