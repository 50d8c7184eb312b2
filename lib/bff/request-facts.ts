import type { IncomingMessage } from "node:http";
import { requestIdOf } from "@/contract/request-id";

/** What the log tells of a request beside its address; whoever answers it adds what it learns. */
export interface RequestFacts {
  requestId: string;
  /** Where it came from, as far as the proxies before it are believed. */
  address?: string;
  /** Of the error object, where the request was refused. */
  identifier?: string | undefined;
  /** The pattern that the path matched, such as `/companies/[companyId]/figures`. */
  route?: string;
}

const known = new WeakMap<IncomingMessage, RequestFacts>();

/** The facts of this request, the same object for everybody in this bundle. */
export function factsOf(request: IncomingMessage): RequestFacts {
  const found = known.get(request);
  if (found) return found;
  const facts = { requestId: requestIdOf(request.headers["x-request-id"]) };
  known.set(request, facts);
  return facts;
}
