/*
 * Parts of the OpenAPI document that many operations share.
 */

export const SECURITY_SCHEMES = {
  OAuth: {
    type: "http",
    scheme: "OAuth",
    description: "`Authorization: OAuth <token>` with an access token or a personal access token.",
  },
  Bearer: { type: "http", scheme: "bearer", description: "The same token as with OAuth." },
  Basic: {
    type: "http",
    scheme: "basic",
    description: "User name and password, or a personal access token as the password.",
  },
};

export const REQUEST_HEADERS = {
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "Entity tags that the client has; a match answers 304.",
    schema: { type: "string" },
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    description: "The entity tag of the state that the write is meant for; another state answers 412.",
    schema: { type: "string" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Names the write: sent again with the same query and body, the first answer comes back and nothing is done twice.",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
};

/** Headers of responses. */
export const RESPONSE_HEADERS = {
  ETag: { description: "A strong entity tag of the answer.", schema: { type: "string" } },
  RetryAfter: { description: "Seconds after which to try again.", schema: { type: "integer" } },
  WwwAuthenticate: { description: "The scheme to authenticate with.", schema: { type: "string" } },
};

const RETRY_AFTER = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };

interface RefusalPart {
  name: string;
  description: string;
  headers?: Record<string, { $ref: string }>;
}

export type ErrorStatus = "400" | "401" | "403" | "404" | "409" | "412" | "413" | "429" | "500" | "503";

/** The error responses of operations, by status. */
export const REFUSALS: Record<ErrorStatus, RefusalPart> = {
  "400": { name: "InvalidRequest", description: "the request contains invalid parameters or data" },
  "401": {
    name: "AuthenticationRequired",
    description: "the user must authenticate",
    headers: { "WWW-Authenticate": { $ref: "#/components/headers/WwwAuthenticate" } },
  },
  "403": { name: "Forbidden", description: "the user's role does not allow it" },
  "404": { name: "NotFound", description: "the object does not exist or is not visible to the user" },
  "409": {
    name: "AlreadyExists",
    description:
      "an object with this id or path exists, or this Idempotency-Key belongs to an answer that is given once",
  },
  "412": { name: "RuleViolation", description: "a rule of the resource or If-Match forbids it" },
  "413": {
    name: "TooLarge",
    description: "the body is larger than this resource takes, or the PDF would be larger than one may be",
  },
  "429": { name: "TooManyRequests", description: "too many attempts", headers: RETRY_AFTER },
  "500": { name: "UnexpectedError", description: "an unexpected error; the log has its identifier" },
  "503": {
    name: "Unavailable",
    description: "overloaded, shutting down, or the database is away",
    headers: RETRY_AFTER,
  },
};
