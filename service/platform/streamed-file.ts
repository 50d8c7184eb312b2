/** A response with a file that is in memory. */
export class WholeFile {
  constructor(
    /** The file name that browsers save it under. */
    readonly name: string,
    readonly contentType: string,
    readonly bytes: Uint8Array,
  ) {}
}

/** A response with a file that is sent while it is produced, so that it is never in memory as a whole. */
export class StreamedFile {
  constructor(
    /** The file name that browsers save it under. */
    readonly name: string,
    readonly contentType: string,
    /** Read once, at the speed of the client; reading stops if the client disconnects. */
    readonly content: AsyncIterable<Uint8Array>,
  ) {}
}
