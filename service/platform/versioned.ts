/** What a value is like at one moment: the version is another whenever the value is. */
export interface Snapshot {
  version: string;
  value: unknown;
}

/**
 * An answer that is much cheaper to recognise than to read and write: the body under which the version was answered
 * before is sent again. The version must tell the reader too, for a body is kept for whoever asks with the same one.
 */
export class Versioned {
  constructor(
    /** Of what the reader may see now, read at this request. */
    readonly version: string,
    /** Reads the value together with its version, both in one statement. */
    readonly read: () => Promise<Snapshot>,
  ) {}
}
