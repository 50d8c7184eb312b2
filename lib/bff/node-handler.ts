import type { IncomingMessage, ServerResponse } from "node:http";
import { dashboardEnv } from "@/lib/env";
import type { BffResponse } from "./response";
import { responseHeaders } from "./response-headers";
import { drainBody } from "./drain-body";
import { forwardRequest } from "./forward";
import { requestContext } from "./request-context";

/** Content codings that browsers read and the service writes. */
const ENCODINGS = new Set(["gzip", "br"]);

/**
 * Milliseconds before a request listens for a disconnect of its client. Most requests end earlier, without that cost.
 */
const LONG_REQUEST_MS = 250;

/** Serves the BFF on Node's own http server. */
export async function handleNodeRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { headers } = request;
  const { requestId, address } = requestContext(request);
  const bffResponse = await forwardRequest({
    requestId,
    address,
    method: request.method ?? "",
    target: request.url ?? "",
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    },
    // The response still needs the connection when reading stops before the end of the body.
    body: () => request.iterator({ destroyOnReturn: false }),
    onDisconnect: (callback) => {
      const timer = setTimeout(() => {
        if (response.destroyed) callback();
        else response.once("close", callback);
      }, LONG_REQUEST_MS).unref();
      return () => {
        clearTimeout(timer);
        response.off("close", callback);
      };
    },
    acceptEncoding: acceptedEncodings(headers["accept-encoding"]),
  });
  bffResponse.headers["x-request-id"] = requestId;
  sendResponse(bffResponse, response);
}

/** The identifier in an error object, which users quote when they ask for help. */
function errorIdentifier(body: BffResponse["body"]): string | undefined {
  const bytes = Buffer.isBuffer(body) ? body : body?.first;
  return /"identifier":\s*"([\w.:-]{1,128})"/.exec(bytes?.toString("utf8") ?? "")?.[1];
}

/** Made once; the public address does not change while the process runs. */
let securityHeaders: Record<string, string> | undefined;

export function sendResponse({ status, headers, cookies, body }: BffResponse, response: ServerResponse): void {
  if (status >= 400) requestContext(response.req).identifier = errorIdentifier(body);
  if (response.destroyed) return;
  const isBuffered = body === null || Buffer.isBuffer(body);
  securityHeaders ??= responseHeaders(dashboardEnv().publicUrl);
  response.writeHead(status, {
    ...securityHeaders,
    ...headers,
    ...(cookies && { "set-cookie": [...cookies] }),
    ...(isBuffered && status !== 304 && response.req.method !== "HEAD" && { "content-length": body?.length ?? 0 }),
  });
  if (isBuffered) {
    response.end(body);
    drainBody(response.req);
    return;
  }
  response.on("drain", () => body.resume());
  response.on("close", () => body.cancel());
  body.start({
    write: (chunk) => response.write(chunk),
    end: () => {
      response.end();
      drainBody(response.req);
    },
    // A connection that is cut off tells the browser that the body is not complete.
    abort: () => response.destroy(),
  });
}

function acceptedEncodings(header: string | undefined): string {
  const accepted = (header ?? "").split(",").flatMap((part) => {
    const [name = "", weight] = part.split(";");
    const coding = name.trim().toLowerCase();
    return ENCODINGS.has(coding) && !/q=0(?:\.0*)?\s*$/.test(weight ?? "") ? [coding] : [];
  });
  return accepted.length > 0 ? accepted.join(", ") : "identity";
}
