import { viewedIn } from "@/contract/view-as";

/** The effect of a write that failed: "no" when nothing was saved, "unknown" when the response was lost on the way. */
export type WriteOutcome = "no" | "unknown";

/** Types of errors that arise in the browser, beside those of the interface. */
export type LocalErrorType = "NoConnection" | "BrokenOff" | "UnreadableAnswer";

interface ApiErrorDetails {
  /** HTTP status; 0 when there was no response. */
  status: number;
  typeOfError: string;
  message: string;
  /** GUID of the occurrence, or the request's id where the response named none. */
  identifier?: string | undefined;
  saved: WriteOutcome;
  /** Seconds until the next attempt makes sense, where the response said so (Retry-After). */
  retryAfter?: number | undefined;
}

/** A request to the service that failed. `message` is English and names the object; texts for users are in lib/i18n. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly typeOfError: string;
  readonly identifier: string | undefined;
  readonly saved: WriteOutcome;
  /** Time from which another attempt makes sense, in milliseconds since 1970. */
  readonly retryAt: number | undefined;

  constructor(parts: ApiErrorDetails) {
    super(parts.message);
    this.status = parts.status;
    this.typeOfError = parts.typeOfError;
    this.identifier = parts.identifier;
    this.saved = parts.saved;
    this.retryAt = parts.retryAfter === undefined ? undefined : Date.now() + parts.retryAfter * 1000;
  }
}

export type ApiErrorKind =
  | "signedOut"
  | "forbidden"
  | "viewing"
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

const KINDS: Readonly<Record<number, ApiErrorKind>> = {
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

/** The kind of an error, which is the key of its text in the messages "errors". */
export function apiErrorKind(error: unknown): ApiErrorKind {
  if (!(error instanceof ApiError)) return "unexpected";
  if (error.typeOfError === ("UnreadableAnswer" satisfies LocalErrorType)) return "unreadable";
  if (error.typeOfError === ("BrokenOff" satisfies LocalErrorType)) return "brokenOff";
  if (error.status === 403 && viewedIn(error.message) !== null) return "viewing";
  return KINDS[error.status] ?? "unexpected";
}

/** The values that the texts of errors may hold: the user as whom one looks. */
export function apiErrorValues(error: unknown): { name: string } {
  return { name: (error instanceof ApiError && viewedIn(error.message)) || "" };
}

/** True for errors that a retry may overcome: the service, or something on the way to it, is unavailable. */
export function isTransient(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 502 || error.typeOfError === ("BrokenOff" satisfies LocalErrorType);
}

/** Seconds until another attempt makes sense; 0 when it does now. */
export function secondsUntilRetry(error: unknown, now: number): number {
  const retryAt = error instanceof ApiError ? error.retryAt : undefined;
  return retryAt === undefined ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
}

/**
 * The members of a refused body that the message names by JSON paths: `$.contactInfo.phone` gives "contactInfo.phone".
 */
export function membersInMessage({ message }: ApiError): string[] {
  return [...message.matchAll(/\$\.([A-Za-z_][\w.]*)/g)].map((match) => match[1] ?? "");
}
