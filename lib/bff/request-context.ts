import type { IncomingMessage } from "node:http";
import { requestIdOf } from "@/contract/request-id";

/** Facts about a request for the log and the metrics. The code that handles the request adds the optional ones. */
export interface RequestContext {
  requestId: string;
  /** The client's address, as far as the proxies before the dashboard are trusted. */
  address?: string;
  /** Identifier in the error object of the response, if there is one. */
  identifier?: string | undefined;
  /** The label of a request to the BFF, such as `/Api/v2/Company`; other requests get theirs from their path. */
  route?: string;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

/** The context of a request; the same object at every call. */
export function requestContext(request: IncomingMessage): RequestContext {
  const existing = contexts.get(request);
  if (existing) return existing;
  const context = { requestId: requestIdOf(request.headers["x-request-id"]) };
  contexts.set(request, context);
  return context;
}
