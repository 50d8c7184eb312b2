import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { clientAddress, type TrustsProxy } from "@/contract/trusted-proxies";
import { errorResponse } from "./response";
import { handleNodeRequest, sendResponse } from "./node-handler";
import { observeRequest, type Observer } from "./observe";
import { publicRedirect } from "./public-redirect";
import { requestContext } from "./request-context";
import { resourceRoute } from "./resources";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface FrontOptions {
  /** The dashboard's origin as browsers see it. */
  publicOrigin: string;
  trustsProxy: TrustsProxy;
  /** Renders the pages. */
  pages: Handler;
  observer: Observer;
}

const BFF = /^\/api\/v2(?:[/?]|$)/i;
/** Methods of pages and route handlers; those of the BFF depend on the resource. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);
/** Answered without https and under any name, because load balancers and supervisors ask this machine directly. */
const HEALTH = /^\/api\/(?:health|ready)$/;
/** Headers deleted from every request: those of proxies, which clients can forge, and overrides of the method. */
const UNTRUSTED_HEADERS = [
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
 * The listener before Next in production. Only it knows the address that a request comes from, so it decides whether
 * the X-Forwarded headers are trusted. It answers requests to the BFF itself, without Next (ADR 0043).
 */
export function createFront({ publicOrigin, trustsProxy, pages, observer }: FrontOptions): RequestListener {
  const { protocol, host } = new URL(publicOrigin);
  return (request, response) => {
    const context = requestContext(request);
    const { requestId } = context;
    const isBff = BFF.test(request.url ?? "");
    if (isBff) context.route = resourceRoute(request.url ?? "");
    response.setHeader("x-request-id", requestId);
    observeRequest(request, response, observer);
    // publicRedirect reads headers of proxies, which are deleted below.
    const redirectTo = publicRedirect(request, publicOrigin);
    const peer = request.socket.remoteAddress;
    const forwarded = {
      for: clientAddress(peer, joinHeader(request.headers["x-forwarded-for"]), trustsProxy),
      isHttps: trustsProxy(peer) && lastValue(request.headers["x-forwarded-proto"]) === "https",
    };
    context.address = forwarded.for;
    const reason =
      protocol === "https:" ? (forwarded.isHttps ? null : NOT_HTTPS) : reasonNotLocal(request, publicOrigin);
    for (const name of UNTRUSTED_HEADERS) Reflect.deleteProperty(request.headers, name);
    if (reason !== null && !HEALTH.test(request.url ?? "")) {
      sendResponse(errorResponse("forbidden", reason, {}, requestId), response);
      return;
    }
    if (isBff) {
      void run(handleNodeRequest, request, response, observer);
      return;
    }
    if (!METHODS.has(request.method ?? "")) {
      const allow = [...METHODS].join(", ");
      sendResponse(errorResponse("verbNotAccepted", `This address accepts ${allow}.`, { allow }, requestId), response);
      return;
    }
    if (redirectTo !== null) {
      sendResponse(
        { status: 307, headers: { location: redirectTo, "cache-control": "no-store" }, body: null },
        response,
      );
      return;
    }
    if (isBodyTooLarge(request)) {
      const message = `A body sent here has a Content-Length of at most ${MAX_PAGE_BODY} bytes.`;
      sendResponse(errorResponse("tooLarge", message, {}, requestId), response);
      return;
    }
    // Next builds absolute addresses from these headers, so they get the configured address instead of Host.
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

/** Bytes. Pages take forms of a few fields, which Next buffers in memory. */
const MAX_PAGE_BODY = 64 * 1024;

/** True also for a chunked body, whose length is not known before it has arrived. */
function isBodyTooLarge({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > MAX_PAGE_BODY;
}

const NOT_HTTPS = "This address is served over https only, by a proxy whose address TRUST_PROXY names.";
const LOCAL = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Without https only names of this machine are served, against DNS rebinding: a foreign page can make its own host name
 * resolve to this machine.
 */
function reasonNotLocal(request: IncomingMessage, publicOrigin: string): string | null {
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
    const { requestId } = requestContext(request);
    log.error({ err: error, requestId }, "request failed");
    if (response.headersSent) response.destroy();
    else sendResponse(errorResponse("unexpected", "Something unexpected went wrong.", {}, requestId), response);
  }
}

function joinHeader(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}

function lastValue(header: string | string[] | undefined): string | undefined {
  return joinHeader(header)?.split(",").at(-1)?.trim().toLowerCase();
}
