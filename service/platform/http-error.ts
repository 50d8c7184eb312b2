import { ERROR_KINDS, type ErrorKind } from "@/contract/api-error";

/** An error that the client sees: its kind decides the status, its message names the object concerned. */
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
export function notFound(kind: string, id: string): never {
  throw new HttpError("notFound", `${kind} ${quote(id)} was not found.`);
}

/** Quotes an id for a message: without control characters, and cut after 80 characters. */
export function quote(id: string): string {
  const printable = id.replace(/\p{Cc}/gu, "�");
  return `"${printable.length > 80 ? `${printable.slice(0, 80)}…` : printable}"`;
}

/** The message of the innermost cause: drivers and Drizzle wrap the one line that helps. */
export function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  // Node names each address that it tried and leaves the message of the whole empty.
  if (inner instanceof AggregateError && inner.message === "") return inner.errors.map(reasonOf).join("; ");
  // Drizzle puts the parameters of a query after it: what users sent.
  return (inner instanceof Error ? inner.message : String(inner)).replace(/\nparams: [^]*$/, "");
}

/** The SQLSTATE of a database error, however deep the driver and Drizzle have wrapped it. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return null;
}
