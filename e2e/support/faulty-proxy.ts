import type { ServerResponse } from "node:http";
import { forward, startProxy } from "./proxy";

/** Faults that the dashboard meets in place of a good response of the accounting service. */
export const PAGE_FAULTS = {
  /** The service fails properly, with its error object. */
  errorObject: (response: ServerResponse) => {
    json(response, 500, { typeOfError: "InternalServerError", message: "Something broke.", identifier: IDENTIFIER });
  },
  /** A proxy in between responds itself. */
  html502: (response: ServerResponse) => {
    response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad Gateway</h1>");
  },
  emptyBody: (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "0" }).end();
  },
  /** Well-formed JSON, but not of the requested resource. */
  garbage: (response: ServerResponse) => {
    json(response, 200, { hello: "world" }, { "X-Request-Id": IDENTIFIER });
  },
  /** Cut so early that the dashboard can still respond with an error, but after its beginning has been sent. */
  cutShort: (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
    response.write('[{"id":"a');
    setTimeout(() => response.destroy(), 100);
  },
  /** Cut after much of the response has reached the browser. */
  truncated: (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000000" });
    response.write(`[{"id":"${"a".repeat(2_000_000)}`);
    setTimeout(() => response.destroy(), 300);
  },
  reset: (response: ServerResponse) => {
    response.socket?.resetAndDestroy();
  },
  /** Never answers. */
  silent: () => undefined,
  tooMany: (response: ServerResponse) => {
    const body = { typeOfError: "BadRequest", message: "Too many requests.", identifier: IDENTIFIER };
    json(response, 429, body, { "Retry-After": "4" });
  },
} satisfies Record<string, (response: ServerResponse) => void>;
export type PageFault = keyof typeof PAGE_FAULTS;

/** The identifier in the error objects, and in a header that the dashboard replaces by its own. */
export const IDENTIFIER = "11111111-2222-4333-8444-555555555555";

interface Matching {
  method: "GET" | "write";
  path: RegExp;
}

export interface FaultyProxy {
  url: string;
  /** From now on, responds to matching requests with the fault. */
  misbehave: (fault: PageFault, matching: Matching) => void;
  /** From now on, the token of the next request counts as expired; the service still checks any other token. */
  endToken: () => void;
  behave: () => void;
  /** Method and path of the requests that met a fault or had the expired token, since either was set. */
  met: string[];
  close: () => Promise<void>;
}

/** A proxy between the dashboard and the accounting service that passes everything on until a fault is set. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let trouble: (Matching & { fault: PageFault }) | null = null;
  /** The header with the expired token, once there is one. */
  let ended: { authorization?: string } | null = null;
  const met: string[] = [];
  const proxy = await startProxy((request, response) => {
    if (ended && request.headers.authorization === (ended.authorization ??= request.headers.authorization)) {
      met.push(`${request.method ?? ""} ${request.url ?? ""}`);
      json(response, 401, { typeOfError: "Unauthorized", message: "The token has ended.", identifier: IDENTIFIER });
      return;
    }
    const method = request.method === "GET" ? "GET" : "write";
    if (!trouble || trouble.method !== method || !trouble.path.test(request.url ?? "")) {
      forward(request, response, new URL(request.url!, target));
      return;
    }
    met.push(`${request.method ?? ""} ${request.url ?? ""}`);
    request.resume();
    PAGE_FAULTS[trouble.fault](response);
  });
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    met,
    misbehave: (fault, matching) => {
      trouble = { fault, ...matching };
      met.length = 0;
    },
    endToken: () => {
      ended = {};
      met.length = 0;
    },
    behave: () => {
      trouble = ended = null;
    },
    close: proxy.close,
  };
}

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}
