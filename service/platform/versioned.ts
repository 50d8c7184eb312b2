/** A value at one moment; different values have different versions. */
export interface Snapshot {
  version: string;
  value: unknown;
}

/**
 * A result whose version is much cheaper to read than its value. A cached body with the current version is sent
 * again, so the version must include everything that the result depends on, including the user.
 */
export class Versioned {
  constructor(
    /** The current version for this user, read in this request. */
    readonly version: string,
    /** Reads the value together with its version, both in one statement. */
    readonly read: () => Promise<Snapshot>,
  ) {}
}
