/** An error response of the model, as docs/interface.md (Errors) describes it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly typeOfError: string,
    /** The verbs of the Allow header, with 405. */
    readonly allow?: string[],
  ) {
    super(`${status} ${typeOfError}`);
  }
}

const TYPES = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  412: "PreconditionFailed",
  413: "BadRequest",
} as const;

export function refuse(status: keyof typeof TYPES): never {
  throw new Refused(status, TYPES[status]);
}

/** Refuses with this status unless the condition holds. */
export function demand(condition: unknown, status: keyof typeof TYPES): asserts condition {
  if (!condition) refuse(status);
}
