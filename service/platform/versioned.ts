/** A value at one moment; different values have different versions. */
export interface Snapshot {
  version: string;
  value: unknown;
}

/**
 * A result whose version is much cheaper to read than its value. The body that was sent before under the same version
 * is sent again, so the version must include everything that the result depends on, also the user.
 */
export class Versioned {
  constructor(
    /** Version of what the user may see now, read in this request. */
    readonly version: string,
    /** Reads the value together with its version, both in one statement. */
    readonly read: () => Promise<Snapshot>,
  ) {}
}
