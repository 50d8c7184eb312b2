import type { Socket } from "node:net";

/** The result of a request: a status, or "cut" for a response that is cut off after its first byte. */
type Outcome = number | "cut";

export interface Fault {
  name: string;
  outcome: Outcome;
  /**
   * The x-saved header of a failed write; null where the response has none. Undefined where it depends on timing, as
   * the connection ends while the request is being sent, or where the response is cut off. A read never has it.
   */
  saved?: "no" | "unknown" | null;
  /** For faults that begin before a request has been received. */
  onConnect?: (socket: Socket) => void;
  /** Responds to a request that was received completely. */
  respond?: (socket: Socket) => void;
  /** Forwards the request to the healthy service, passes this many bytes of the response, and then calls `then`. */
  through?: { bytes: number; then: (socket: Socket) => void };
  /** True when no server listens on the port. */
  isAway?: true;
}

/** Bytes; more than the BFF buffers. */
const LONG_BODY_LENGTH = 400_000;

const reset = (socket: Socket) => void socket.resetAndDestroy();
const closed = (socket: Socket) => void socket.end();
const silent = () => undefined;

function says(text: string, then: (socket: Socket) => void = silent) {
  return (socket: Socket) => {
    socket.write(text, () => then(socket));
  };
}

/** Sends one byte at a time, each within the timeouts, without ever finishing. */
function drips(beginning: string, byte: string) {
  return (socket: Socket) => {
    socket.write(beginning);
    const timer = setInterval(() => socket.write(byte), 100);
    socket.once("close", () => clearInterval(timer));
  };
}

const head = (status: string, ...headers: string[]) => `HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n`;
const whole = (status: string, type: string, body: string, ...headers: string[]) =>
  head(status, `Content-Type: ${type}`, `Content-Length: ${String(body.length)}`, ...headers) + body;
const JSON_TYPE = "application/json; charset=utf-8";

/** Faults of the service, or of a proxy between it and the BFF. */
export const FAULTS: Fault[] = [
  { name: "refuses connections", outcome: 502, saved: "no", isAway: true },
  { name: "resets connections at once", outcome: 502, onConnect: reset },
  { name: "closes connections at once", outcome: 502, onConnect: closed },
  { name: "hears the request and resets", outcome: 502, saved: "unknown", respond: reset },
  { name: "hears the request and closes", outcome: 502, saved: "unknown", respond: closed },
  { name: "never answers", outcome: 504, saved: "unknown", respond: silent },
  { name: "stops within the head", outcome: 504, saved: "unknown", respond: says("HTTP/1.1 200 OK\r\nContent-Ty") },
  { name: "drips the head", outcome: 504, saved: "unknown", respond: drips("HTTP/1.1 200 OK\r\nX-Slow: ", "x") },
  { name: "closes within the head", outcome: 502, saved: "unknown", respond: says("HTTP/1.1 200 OK\r\nCon", closed) },
  {
    name: "answers an HTML 502",
    outcome: 502,
    saved: "unknown",
    respond: says(whole("502 Bad Gateway", "text/html", "<h1>Bad gateway</h1>")),
  },
  { name: "answers 200 without a body", outcome: 502, saved: "unknown", respond: says(whole("200 OK", JSON_TYPE, "")) },
  {
    name: "answers HTML as JSON",
    outcome: 502,
    saved: "unknown",
    respond: says(whole("200 OK", JSON_TYPE, "<!DOCTYPE html>")),
  },
  {
    name: "redirects",
    outcome: 502,
    saved: "unknown",
    respond: says(whole("307 Temporary Redirect", JSON_TYPE, "{}", "Location: /elsewhere")),
  },
  {
    name: "breaks a short body off",
    outcome: 502,
    saved: "unknown",
    respond: says(head("200 OK", `Content-Type: ${JSON_TYPE}`, "Content-Length: 100") + '{"id":', closed),
  },
  {
    name: "stops within a short body",
    outcome: 504,
    saved: "unknown",
    respond: says(head("200 OK", `Content-Type: ${JSON_TYPE}`, "Content-Length: 100") + '{"id":'),
  },
  {
    name: "drips a short body",
    outcome: 504,
    saved: "unknown",
    respond: drips(head("200 OK", `Content-Type: ${JSON_TYPE}`, "Content-Length: 100000") + "[", " "),
  },
  {
    name: "stops within a long body",
    outcome: "cut",
    respond: says(head("200 OK", `Content-Type: ${JSON_TYPE}`, "Transfer-Encoding: chunked") + "3\r\n[1,\r\n"),
  },
  { name: "is cut off within a long body", outcome: "cut", through: { bytes: LONG_BODY_LENGTH / 2, then: closed } },
  { name: "is reset within a long body", outcome: "cut", through: { bytes: LONG_BODY_LENGTH / 2, then: reset } },
  { name: "is cut off before it answers", outcome: 502, saved: "unknown", through: { bytes: 0, then: closed } },
  {
    name: "gives two lengths",
    outcome: 502,
    saved: "unknown",
    respond: says(head("200 OK", `Content-Type: ${JSON_TYPE}`, "Content-Length: 2", "Content-Length: 20") + "[]"),
  },
  {
    name: "gives a length and chunks",
    outcome: 502,
    saved: "unknown",
    respond: says(
      head("200 OK", `Content-Type: ${JSON_TYPE}`, "Content-Length: 2", "Transfer-Encoding: chunked") +
        "2\r\n[]\r\n0\r\n\r\n",
    ),
  },
  {
    name: "has a head without end",
    outcome: 502,
    saved: "unknown",
    respond: says(`HTTP/1.1 200 OK\r\n${`X-Long: ${"x".repeat(1_000)}\r\n`.repeat(100)}`),
  },
  {
    name: "changes the protocol",
    outcome: 502,
    saved: "unknown",
    respond: says(head("101 Switching Protocols", "Connection: Upgrade", "Upgrade: websocket")),
  },
  { name: "speaks another protocol", outcome: 502, saved: "unknown", respond: says("SSH-2.0-OpenSSH_9.2\r\n") },
  {
    name: "answers a bare 429",
    outcome: 429,
    saved: null,
    respond: says(whole("429 Too Many Requests", "text/plain", "slowly")),
  },
  {
    name: "answers a bare 503",
    outcome: 503,
    saved: null,
    respond: says(head("503 Service Unavailable", "Retry-After: 3", "Content-Length: 0")),
  },
];

/** The healthy service's body: as it is not buffered, its beginning has been sent when the rest does not come. */
export const LONG_BODY = JSON.stringify("x".repeat(LONG_BODY_LENGTH));
