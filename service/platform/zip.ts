import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type AsyncFlateStreamHandler, type ZipInputFile } from "fflate";

/** A file of an archive. Its content is read after all earlier files have been sent. */
export interface ArchivedFile {
  /** Path in the archive, without a slash at the start. */
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Limits of an archive: `bytes` is the sum of the compressed bytes without headers, `fileBytes` the size of one file
 * before compression. A larger archive would need ZIP64 records.
 */
export const ZIP_LIMITS = { bytes: 0xffff_0000, files: 0xfff0, fileBytes: 0xffff_ffff };

/**
 * Writes a ZIP archive while its files are read, so that no file is in memory as a whole.
 * @throws Error when the archive exceeds a limit
 */
export async function* zipOf(
  files: AsyncIterable<ArchivedFile>,
  modified: Date,
  limits = ZIP_LIMITS,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let bytes = 0;
  let count = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const takeReady = (fileBytes = 0) => {
    if (bytes > limits.bytes || count > limits.files || fileBytes > limits.fileBytes)
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
      yield* takeReady(file.size);
    }
    yield* takeReady(file.size);
  }
  zip.end();
  yield* takeReady();
}

/** A compressed file. Compresses with zlib of Node, which uses another thread, instead of fflate. */
class DeflatedFile implements ZipInputFile {
  readonly compression = 8;
  crc = 0;
  size = 0;
  /** Set by the Zip of fflate. */
  ondata?: AsyncFlateStreamHandler;

  constructor(
    readonly filename: string,
    readonly mtime: Date,
  ) {}

  /** Passes the compressed content to the archive, and yields the length of each compressed chunk. */
  async *write(content: ArchivedFile["content"]): AsyncGenerator<number> {
    // An error of the content reaches the loop below as an error of the compressed stream.
    const deflated = pipeline(Readable.from(this.countBytes(content)), createDeflateRaw(), () => undefined);
    for await (const piece of deflated as AsyncIterable<Buffer<ArrayBuffer>>) {
      this.ondata!(null, piece, false);
      yield piece.length;
    }
    this.ondata!(null, new Uint8Array(), true);
  }

  private async *countBytes(content: ArchivedFile["content"]): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      const bytes = Buffer.from(piece as Uint8Array);
      this.crc = crc32(bytes, this.crc);
      this.size += bytes.length;
      if (bytes.length > 0) yield bytes;
    }
  }
}
