import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type AsyncFlateStreamHandler, type ZipInputFile } from "fflate";

/** A file of an archive. Its content is asked for when all before it has been sent. */
export interface ArchivedFile {
  /** Path in the archive, without a slash at the start. */
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** Bytes of an archive, and of its files together, and their number: beyond these a ZIP needs other records. */
export const ZIP_LIMITS = { bytes: 0xffff_0000, files: 0xfff0 } as const;

/** Writes a ZIP archive while its files are read; in memory is one piece of one file. */
export async function* zipOf(files: AsyncIterable<ArchivedFile>, modified: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let [bytes, count] = [0, 0];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = () => {
    if (bytes > ZIP_LIMITS.bytes || count > ZIP_LIMITS.files)
      throw new Error("the archive is larger than a ZIP may be");
    const pieces = ready;
    ready = [];
    return pieces;
  };
  for await (const { name, content } of files) {
    count++;
    const file = new DeflatedFile(name, modified);
    zip.add(file);
    for await (const length of file.write(content)) {
      bytes += length;
      yield* taken();
    }
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** A compressed file; Node compresses in a thread of its own, which fflate does not. */
class DeflatedFile implements ZipInputFile {
  readonly compression = 8;
  crc = 0;
  size = 0;
  /** Set by the archive. */
  ondata?: AsyncFlateStreamHandler;

  constructor(
    readonly filename: string,
    readonly mtime: Date,
  ) {}

  /** Hands the content to the archive, and yields the compressed bytes of each piece. */
  async *write(content: ArchivedFile["content"]): AsyncGenerator<number> {
    const deflated = pipeline(Readable.from(this.measured(content)), createDeflateRaw(), () => undefined);
    for await (const piece of deflated as AsyncIterable<Buffer<ArrayBuffer>>) {
      this.ondata!(null, piece, false);
      yield piece.length;
    }
    this.ondata!(null, new Uint8Array(), true);
  }

  private async *measured(content: ArchivedFile["content"]): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      const bytes = Buffer.from(piece as Uint8Array);
      this.crc = crc32(bytes, this.crc);
      this.size += bytes.length;
      if (bytes.length > 0) yield bytes;
    }
  }
}
