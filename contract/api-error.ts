import * as z from "zod";

export const apiErrorSchema = z.object({
  typeOfError: z.string(),
  message: z.string(),
  identifier: z.string(),
});
/**
 * The body of every error response of the API, unless a proxy between client and service sent it. OpenID Connect and
 * health checks have bodies of their own.
 */
export type ApiErrorBody = z.output<typeof apiErrorSchema>;

/** The status and `typeOfError` of each kind. The interface has few types, so several statuses share one. */
export const ERROR_KINDS = {
  invalid: { status: 400, typeOfError: "BadRequest" },
  unauthenticated: { status: 401, typeOfError: "Unauthorized" },
  forbidden: { status: 403, typeOfError: "Forbidden" },
  notFound: { status: 404, typeOfError: "NotFound" },
  verbNotAccepted: { status: 405, typeOfError: "NotImplemented" },
  exists: { status: 409, typeOfError: "Conflict" },
  ruleViolation: { status: 412, typeOfError: "PreconditionFailed" },
  tooLarge: { status: 413, typeOfError: "BadRequest" },
  tooMany: { status: 429, typeOfError: "BadRequest" },
  unexpected: { status: 500, typeOfError: "InternalServerError" },
  badGateway: { status: 502, typeOfError: "InternalServerError" },
  unavailable: { status: 503, typeOfError: "InternalServerError" },
  /** The service is answering as many requests as it can at a time. */
  busy: { status: 503, typeOfError: "InternalServerError" },
  /** Others are changing the same data. */
  dataBusy: { status: 503, typeOfError: "InternalServerError" },
  databaseAway: { status: 503, typeOfError: "InternalServerError" },
  databaseFull: { status: 503, typeOfError: "InternalServerError" },
  gatewayTimeout: { status: 504, typeOfError: "InternalServerError" },
} as const;
export type ErrorKind = keyof typeof ERROR_KINDS;
