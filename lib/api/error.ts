import { viewedIn } from "@/contract/view-as";

/** The effect of a failed write: "no" when nothing was saved, "unknown" when something may have been. */
export type WriteOutcome = "no" | "unknown";

/** Error types that this folder's code, in the browser and on the server, adds to those of the interface. */
export type LocalErrorType = "NoConnection" | "BrokenOff" | "UnreadableAnswer";

interface ApiErrorDetails {
  /** HTTP status; 0 when there was no response. */
  status: number;
  typeOfError: string;
  message: string;
  /** GUID of the error, or the request's id when the response has none. */
  identifier?: string | undefined;
  saved: WriteOutcome;
  /** True for a request that saves nothing, so that texts do not say whether something was saved. */
  isRead?: boolean | undefined;
  /** Seconds to wait before the next attempt, if the response has Retry-After. */
  retryAfter?: number | undefined;
}

/**
 * A request to the service that failed. `message` is an English sentence by the service or by this code; texts in the
 * user's language are in the messages "errors" (see {@link apiErrorKind}).
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly typeOfError: string;
  readonly identifier: string | undefined;
  readonly saved: WriteOutcome;
  readonly isRead: boolean;
  /** The earliest time of another attempt, in milliseconds since 1970. */
  readonly retryAt: number | undefined;

  constructor(parts: ApiErrorDetails) {
    super(parts.message);
    this.status = parts.status;
    this.typeOfError = parts.typeOfError;
    this.identifier = parts.identifier;
    this.saved = parts.saved;
    this.isRead = parts.isRead ?? false;
    this.retryAt = parts.retryAfter === undefined ? undefined : Date.now() + parts.retryAfter * 1000;
  }
}

/**
 * The error of a request when code of the dashboard that it needs could not be loaded. Nothing was saved: a write was
 * not sent, and a GET, which may have been, only reads.
 */
export function partNotFetched(isRead: boolean): ApiError {
  return new ApiError({
    status: 0,
    typeOfError: "NoConnection" satisfies LocalErrorType,
    saved: "no",
    isRead,
    message: "A part of the dashboard could not be fetched.",
  });
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

/** The kind of an error. It is the key of the text in the messages "errors". */
export function apiErrorKind(error: unknown): ApiErrorKind {
  if (!(error instanceof ApiError)) return "unexpected";
  if (error.typeOfError === ("UnreadableAnswer" satisfies LocalErrorType)) return "unreadable";
  if (error.typeOfError === ("BrokenOff" satisfies LocalErrorType)) return "brokenOff";
  if (error.status === 403 && viewedIn(error.message) !== null) return "viewing";
  return KINDS[error.status] ?? "unexpected";
}

/** Arguments of the error texts: the name of the user as whom a director views the pages. */
export function apiErrorValues(error: unknown): { name: string } {
  return { name: (error instanceof ApiError && viewedIn(error.message)) || "" };
}

/** True if a change that failed may have been made all the same, as after a timeout. */
export function mayBeSaved(error: unknown): boolean {
  return !(error instanceof ApiError) || error.saved !== "no";
}

/** True for errors that a retry may overcome: the service or the connection to it is unavailable. */
export function isTransient(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 502 || error.typeOfError === ("BrokenOff" satisfies LocalErrorType);
}

/**
 * Seconds until another attempt is allowed; 0 when it is allowed at once.
 * @param now the present time, in milliseconds since 1970
 */
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
