import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { clientAddress, type TrustsProxy } from "@/contract/trusted-proxies";
import { refusal } from "./answer";
import { handle, send } from "./node-handler";
import { observe, type Observer } from "./observe";
import { publicAddressOf } from "./public-address";
import { factsOf } from "./request-facts";
import { resourceRoute } from "./resources";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface FrontOptions {
  /** The dashboard's origin as browsers see it. */
  publicOrigin: string;
  trustsProxy: TrustsProxy;
  /** Renders the pages. */
  pages: Handler;
  observer: Observer;
}

const BFF = /^\/api\/v2(?:[/?]|$)/i;
/** What pages and route handlers answer; calls of the BFF have methods by resource. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
const HEALTH = /^\/api\/(?:health|ready)$/;
/** What only a proxy of ours may tell, and what would make one method another. */
const NOT_FROM_BROWSERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-forwarded-server",
  "x-http-method",
  "x-http-method-override",
  "x-method-override",
  "x-real-ip",
];

/**
 * What stands before the pages in production. Only here is the address known that a request comes from, so here it is
 * decided who is believed about it; and calls of the BFF are answered without Next (ADR 0043).
 */
export function front({ publicOrigin, trustsProxy, pages, observer }: FrontOptions): RequestListener {
  const { protocol, host } = new URL(publicOrigin);
  return (request, response) => {
    const facts = factsOf(request);
    const { requestId } = facts;
    const isBff = BFF.test(request.url ?? "");
    if (isBff) facts.route = resourceRoute(request.url ?? "");
    response.setHeader("x-request-id", requestId);
    observe(request, response, observer);
    const elsewhere = publicAddressOf(request, publicOrigin);
    const peer = request.socket.remoteAddress;
    const forwarded = {
      for: clientAddress(peer, list(request.headers["x-forwarded-for"]), trustsProxy),
      isHttps: trustsProxy(peer) && last(request.headers["x-forwarded-proto"]) === "https",
    };
    facts.address = forwarded.for;
    const reason = protocol === "https:" ? (forwarded.isHttps ? null : NOT_HTTPS) : notLocal(request, publicOrigin);
    for (const name of NOT_FROM_BROWSERS) Reflect.deleteProperty(request.headers, name);
    if (reason !== null && !HEALTH.test(request.url ?? "")) {
      send(refusal("forbidden", reason, {}, requestId), response);
      return;
    }
    if (isBff) {
      void run(handle, request, response, observer);
      return;
    }
    if (!METHODS.has(request.method ?? "")) {
      const allow = [...METHODS].join(", ");
      send(refusal("verbNotAccepted", `This address accepts ${allow}.`, { allow }, requestId), response);
      return;
    }
    if (elsewhere !== null) {
      send({ status: 307, headers: { location: elsewhere, "cache-control": "no-store" }, body: null }, response);
      return;
    }
    if (isLarge(request)) {
      const message = `A body sent here has a Content-Length of at most ${MAX_BODY_SIZE} bytes.`;
      send(refusal("tooLarge", message), response);
      return;
    }
    // Whatever Host says, Next makes its addresses from the configured one.
    Object.assign(request.headers, {
      host,
      "x-forwarded-for": forwarded.for,
      "x-forwarded-host": host,
      "x-forwarded-proto": protocol.slice(0, -1),
      "x-request-id": requestId,
    });
    void run(pages, request, response, observer);
  };
}

/** Pages take forms of a few fields, which Next holds whole in memory. Bytes. */
const MAX_BODY_SIZE = 64 * 1024;

function isLarge({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > MAX_BODY_SIZE;
}

const NOT_HTTPS = "This address is served over https only, by a proxy whose address TRUST_PROXY names.";
const LOCAL = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Without https only names that never leave the machine; another one could also be a foreign page's that points here. */
function notLocal(request: IncomingMessage, publicOrigin: string): string | null {
  return LOCAL.test(request.headers.host ?? "") ? null : `Without https this dashboard is at ${publicOrigin} only.`;
}

async function run(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
  { log }: Observer,
): Promise<void> {
  try {
    await handler(request, response);
  } catch (error) {
    const { requestId } = factsOf(request);
    log.error({ err: error, requestId }, "request failed");
    if (response.headersSent) response.destroy();
    else send(refusal("unexpected", "Something unexpected went wrong.", {}, requestId), response);
  }
}

function list(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}

function last(header: string | string[] | undefined): string | undefined {
  return list(header)?.split(",").at(-1)?.trim().toLowerCase();
}
