import type { IncomingMessage } from "node:http";
import type { ErrorKind } from "@/contract/api-error";
import { requestIdOf } from "@/contract/request-id";

/** What the log and the metrics tell of a request; whoever answers it adds what it learns. */
export interface RequestFacts {
  requestId: string;
  /** Of the error object, where the request was refused. */
  identifier?: string;
  userName?: string;
  companyId?: string;
  /** The pattern that the path matched, such as `Company/:companyId`. */
  route?: string;
  /** Why it was refused, where it was. */
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
