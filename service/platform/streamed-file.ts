/** A response that is a file and is there as a whole. */
export class WholeFile {
  constructor(
    /** The name under which it is stored. */
    readonly name: string,
    readonly contentType: string,
    readonly bytes: Uint8Array,
  ) {}
}

/** A response that is a file and is sent while it is being made, so that nothing holds it whole. */
export class StreamedFile {
  constructor(
    /** The name under which it is stored. */
    readonly name: string,
    readonly contentType: string,
    /** Read once, as fast as the client takes it; no longer where the client goes away. */
    readonly content: AsyncIterable<Uint8Array>,
  ) {}
}
