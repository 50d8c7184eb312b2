/** Whether a refused or lost write took effect; "unknown" when the answer got lost on the way. */
export type Saved = "no" | "unknown";

/** What the browser itself makes of an answer or its absence, beside the kinds of the interface (decisions §3). */
export type LocalFailure = "NoConnection" | "BrokenOff" | "UnreadableAnswer";

interface Parts {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  typeOfError: string;
  message: string;
  /** GUID of the occurrence, or the request's id where the answer named none. */
  identifier?: string | undefined;
  saved: Saved;
  /** Seconds until the next attempt makes sense, where the answer said so (Retry-After). */
  retryAfter?: number | undefined;
}

/** A call to the service that did not succeed. `message` is English and names the object; texts are in lib/i18n. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  readonly typeOfError: string;
  readonly identifier: string | undefined;
  readonly saved: Saved;
  /** Milliseconds since 1970, from which on another attempt makes sense. */
  readonly retryAt: number | undefined;

  constructor(parts: Parts) {
    super(parts.message);
    this.status = parts.status;
    this.typeOfError = parts.typeOfError;
    this.identifier = parts.identifier;
    this.saved = parts.saved;
    this.retryAt = parts.retryAfter === undefined ? undefined : Date.now() + parts.retryAfter * 1000;
  }
}

export type FailureKind =
  | "signedOut"
  | "forbidden"
  | "notFound"
  | "exists"
  | "rule"
  | "invalid"
  | "tooLarge"
  | "tooMany"
  | "noConnection"
  | "brokenOff"
  | "badGateway"
  | "tooSlow"
  | "unavailable"
  | "unreadable"
  | "unexpected";

const KINDS: Readonly<Record<number, FailureKind>> = {
  0: "noConnection",
  400: "invalid",
  401: "signedOut",
  403: "forbidden",
  404: "notFound",
  409: "exists",
  412: "rule",
  413: "tooLarge",
  429: "tooMany",
  502: "badGateway",
  503: "unavailable",
  504: "tooSlow",
};

/** The kind of a failure, which names its text in the namespace "errors". */
export function kindOfFailure(error: unknown): FailureKind {
  if (!(error instanceof ApiFailure)) return "unexpected";
  if (error.typeOfError === ("UnreadableAnswer" satisfies LocalFailure)) return "unreadable";
  if (error.typeOfError === ("BrokenOff" satisfies LocalFailure)) return "brokenOff";
  return KINDS[error.status] ?? "unexpected";
}

/** Whether a read that failed so may be well in a moment: something on the way to the service, or itself, is away. */
export function isPassing(error: unknown): error is ApiFailure {
  if (!(error instanceof ApiFailure)) return false;
  return error.status === 0 || error.status >= 502 || error.typeOfError === ("BrokenOff" satisfies LocalFailure);
}

/** Seconds until another attempt makes sense; 0 when it does now. */
export function secondsToWait(error: unknown, now: number): number {
  const retryAt = error instanceof ApiFailure ? error.retryAt : undefined;
  return retryAt === undefined ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
}

/** The members that a refused body's message names by their JSON paths: `$.contactInfo.phone` is "contactInfo.phone". */
export function membersNamed(failure: ApiFailure): string[] {
  return [...failure.message.matchAll(/\$\.([A-Za-z_][\w.]*)/g)].map((match) => match[1] ?? "");
}
