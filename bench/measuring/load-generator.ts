import { connect, type Socket } from "node:net";
import type { Load, LoadResult } from "./load";

// Sends one GET over and over on some connections. It is a process of its own, so that its work is not measured as the
// server's, and uses plain sockets, so that it takes little of the machine.
// Argument: a Load as JSON; prints a LoadResult as JSON.

const load = JSON.parse(process.argv[2] ?? "") as Load;
const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");
const head = Object.entries({ host: `localhost:${load.port}`, ...load.headers }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
);
const request = Buffer.from(`GET ${load.path} HTTP/1.1\r\n${head.join("")}\r\n`);

/** Seconds beyond those of the load; a first response may take long where a cache is filled. */
const PATIENCE = 120;

const times: number[] = [];
let lastResponseAt = 0;
let bodyBytes = 0;

/** Opens a connection and sends the next request as soon as a response is complete. */
function openConnection(): Socket {
  let sent = 0;
  const send = () => {
    sent = performance.now();
    socket.write(request);
  };
  const socket = connect(load.port, "127.0.0.1", send);
  let pending: Buffer = Buffer.alloc(0);
  let received = 0;
  /** Bytes of the body still to come; null before the head is complete, NaN where the last chunk ends it. */
  let missing: number | null = null;
  socket.setNoDelay(true);
  socket.on("data", (chunk: Buffer) => {
    if (missing === null) {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const end = pending.indexOf(HEAD_END);
      if (end < 0) return;
      const text = pending.toString("latin1", 0, end + 2);
      if (!text.startsWith("HTTP/1.1 200 ")) throw new Error(`${load.path} was answered ${text}`);
      const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1];
      received = pending.length - end - HEAD_END.length;
      missing = length === undefined ? NaN : Number(length) - received;
    } else {
      received += chunk.length;
      missing -= chunk.length;
      // For a chunked body only its end matters, which may arrive in two parts.
      pending = Number.isNaN(missing) ? Buffer.concat([pending.subarray(-LAST_CHUNK.length), chunk]) : chunk;
    }
    const isOver = Number.isNaN(missing) ? pending.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : missing <= 0;
    if (!isOver) return;
    lastResponseAt = performance.now();
    times.push(lastResponseAt - sent);
    bodyBytes = received;
    missing = null;
    pending = Buffer.alloc(0);
    send();
  });
  return socket;
}

const start = performance.now();
const sockets = Array.from({ length: load.connections }, openConnection);
const latest = start + (load.seconds + (load.patience ?? PATIENCE)) * 1000;
do {
  await new Promise((resolve) => setTimeout(resolve, load.seconds * 1000));
  if (times.length < load.connections && performance.now() > latest)
    throw new Error(`${load.path} was answered only ${times.length} times on ${load.connections} connections`);
} while (times.length < load.connections);
for (const socket of sockets) socket.destroy();
const requestsPerSecond = times.length / ((lastResponseAt - start) / 1000);
times.sort((one, other) => one - other);
const result: LoadResult = { requestsPerSecond, p50: times[times.length >> 1] ?? NaN, bodyBytes };
process.stdout.write(JSON.stringify(result));
