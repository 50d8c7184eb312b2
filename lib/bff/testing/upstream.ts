import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

type Answer = (response: ServerResponse, seen: Seen) => void;

/** A real http server in the place of the accounting service or the OpenID provider. */
export interface TestUpstream {
  url: string;
  /** Requests so far that were read to their end, except health checks. */
  seen: Seen[];
  /** PUTs that have begun, and requests whose body was broken off. */
  uploads: { begun: number; brokenOff: number };
  /** Sets the response to later requests. */
  respondWith: (next: Answer) => void;
  /** Answers with this status before it has read a body, or resets the connection; null to read bodies again. */
  refuseUnread: (answer: number | "reset" | null) => void;
  /** The next request but for health checks, unread and without an answer. */
  nextCall: () => Promise<[IncomingMessage, ServerResponse]>;
  close: () => Promise<void>;
}

/** A dashboard asks for this by itself every few seconds. */
const HEALTH = "/readyz";

export async function startUpstream(): Promise<TestUpstream> {
  let respond: Answer = (response) => json(response, 200, []);
  let unread: number | "reset" | null = null;
  let handOver: ((call: [IncomingMessage, ServerResponse]) => void) | null = null;
  const seen: Seen[] = [];
  const uploads = { begun: 0, brokenOff: 0 };
  const server = createServer((request, response) => {
    if (handOver && request.url !== HEALTH) {
      handOver([request, response]);
      handOver = null;
      return;
    }
    if (unread === "reset") {
      request.once("data", () => request.socket.resetAndDestroy());
      return;
    }
    if (unread !== null) {
      json(response, unread, { typeOfError: "BadRequest", message: "Refused.", identifier: "1" });
      request.resume();
      return;
    }
    if (request.method === "PUT") uploads.begun++;
    request.once("close", () => {
      if (!request.complete) uploads.brokenOff++;
    });
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one = {
        method: request.method ?? "",
        url: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      if (one.url !== HEALTH) seen.push(one);
      respond(response, one);
    });
  });
  return {
    url: await listenAnywhere(server),
    seen,
    uploads,
    respondWith: (next) => {
      respond = next;
    },
    refuseUnread: (answer) => {
      unread = answer;
    },
    nextCall: () =>
      new Promise((resolve) => {
        handOver = resolve;
      }),
    close: () => close(server),
  };
}

/**
 * Sends a request exactly as it is written, path and headers, which fetch would change.
 * @param url the server's address
 */
export function askAsWritten(
  url: string,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = ask(url, { path, method, headers }, (response) => {
      const status = response.statusCode ?? 0;
      const names = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      );
      const hasBody = method !== "HEAD" && status !== 304;
      const stream = hasBody ? (Readable.toWeb(response) as ReadableStream<Uint8Array>) : null;
      resolve(new Response(stream, { status, headers: names }));
    });
    request.once("error", reject);
    request.end(body);
  });
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}

export async function listenAnywhere(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
