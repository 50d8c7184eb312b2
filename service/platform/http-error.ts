import { ERROR_KINDS, type ErrorKind } from "@/contract/api-error";
import { causesOf } from "@/contract/causes";
import { cutText } from "@/contract/cut-text";

/** An error whose message the client sees; its kind determines the status. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly kind: ErrorKind;
  readonly headers: Record<string, string>;

  constructor(kind: ErrorKind, message: string, headers: Record<string, string> = {}, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.headers = headers;
  }

  get status(): number {
    return ERROR_KINDS[this.kind].status;
  }
}

export function throwHttpError(kind: ErrorKind, message: string, headers?: Record<string, string>): never {
  throw new HttpError(kind, message, headers);
}

/** Throws the same error for a missing object and for one that the user may not see, so that ids cannot be probed. */
export function notFound(resource: string, id: string): never {
  throw new HttpError("notFound", `${resource} ${quote(id)} was not found.`);
}

/**
 * Quotes an id for a message: without control characters, and cut after 80 characters. Ids that are known to be short
 * and printable, such as those of stored objects, may stand in plain quotation marks.
 */
export function quote(id: string): string {
  const printable = id.replace(/\p{Cc}/gu, "�");
  return `"${printable.length > 80 ? `${cutText(printable, 80)}…` : printable}"`;
}

/** Returns the innermost cause, because drivers and Drizzle wrap the error with the useful message. */
export function innermostCause(error: unknown): unknown {
  return causesOf(error).at(-1) ?? error;
}

/** Returns the message of the innermost cause. */
export function reasonOf(error: unknown): string {
  const inner = innermostCause(error);
  // If a host has several addresses and none accepts a connection, Node's error has no message and one error for each.
  if (inner instanceof AggregateError && inner.message === "") return inner.errors.map(reasonOf).join("; ");
  // Removes the query parameters that Drizzle appends, since they are data of users.
  return (inner instanceof Error ? inner.message : String(inner)).replace(/\nparams: [^]*$/, "");
}

/** Returns the code of a system error, such as ENOENT, or `unknown`. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "unknown";
}

/** Requires a digit, which every SQLSTATE of PostgreSQL has, unlike codes of system errors such as EPIPE. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Returns the SQLSTATE of a database error or of one of its causes; null for other errors. */
export function sqlState(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    if ("code" in cause && typeof cause.code === "string" && SQLSTATE.test(cause.code)) return cause.code;
  }
  return null;
}
