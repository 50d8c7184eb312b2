import type { IncomingMessage } from "node:http";
import type { ErrorKind } from "@/contract/api-error";
import { requestIdOf } from "@/contract/request-id";

/** Facts about a request for the log and the metrics; each layer that handles it adds its own. */
export interface RequestFacts {
  requestId: string;
  /** The identifier in the error object, when the request failed. */
  identifier?: string;
  userName?: string;
  /** Name of the user as whom `userName` looked. */
  viewedAs?: string;
  companyId?: string;
  /** The pattern that the path matched, such as `Company/:companyId`. */
  route?: string;
  /** The kind of error, when the request failed. */
  refused?: ErrorKind;
}

const known = new WeakMap<IncomingMessage, RequestFacts>();

/** The facts of this request, the same object for everybody. Its id is the client's own where that can be one. */
export function factsOf(request: IncomingMessage): RequestFacts {
  const found = known.get(request);
  if (found) return found;
  const facts = newFacts(request.headers["x-request-id"]);
  known.set(request, facts);
  return facts;
}

/** The facts of a request with this X-Request-Id header. */
export function newFacts(requestId: string | string[] | null | undefined): RequestFacts {
  return { requestId: requestIdOf(requestId) };
}
