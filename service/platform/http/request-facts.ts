import type { IncomingMessage } from "node:http";
import type { ErrorKind } from "@/contract/api-error";
import { requestIdOf } from "@/contract/request-id";

/** Facts about a request for the log and the metrics; each layer that handles the request adds to them. */
export interface RequestFacts {
  requestId: string;
  /** The identifier in the error object if the request failed. */
  identifier?: string;
  userName?: string;
  /** The user whose view `userName` used (X-View-As). */
  viewedAs?: string;
  companyId?: string;
  /** The pattern that the path matched, such as `Company/:companyId`. */
  route?: string;
  /** Set if the request failed. */
  errorKind?: ErrorKind;
}

const known = new WeakMap<IncomingMessage, RequestFacts>();

/** Returns the facts of a request, always the same object. Uses the X-Request-Id of the client if it is valid. */
export function factsOf(request: IncomingMessage): RequestFacts {
  const found = known.get(request);
  if (found) return found;
  const facts = newFacts(request.headers["x-request-id"]);
  known.set(request, facts);
  return facts;
}

/** Creates facts for a request with this X-Request-Id header. */
export function newFacts(requestId: string | string[] | null | undefined): RequestFacts {
  return { requestId: requestIdOf(requestId) };
}
