/** A value at one moment; different values have different versions. */
export interface Snapshot {
  version: string;
  value: unknown;
}

/**
 * A result whose version is much cheaper to read than its value. A cached body with the current version is sent
 * again, so the version must include everything that the result depends on, such as the user or their rights.
 */
export class Versioned {
  constructor(
    /** The current version, read in this request. */
    readonly version: string,
    /** Reads the value together with its version, both from the same state of the database. */
    readonly read: () => Promise<Snapshot>,
  ) {}
}
