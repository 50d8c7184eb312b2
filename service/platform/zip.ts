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
 * Limits of an archive: `bytes` is the size of all of it. A larger archive would need ZIP64 records of its own. A file
 * that has `fileBytes` or more before compression gets a ZIP64 field with its size.
 */
export const ZIP_LIMITS = { bytes: 0xffff_0000, files: 0xfff0, fileBytes: 0xffff_ffff };

/** The number of the extra field with a size of eight bytes, and the size in a header that refers to it. */
const ZIP64 = 1;
const IN_ZIP64 = 0xffff_ffff;

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
    bytes += chunk.length;
    ready.push(chunk);
  });
  const takeReady = () => {
    if (bytes > limits.bytes || count > limits.files) throw new Error("the archive is larger than a ZIP may be");
    const pieces = ready;
    ready = [];
    return pieces;
  };
  for await (const { name, content } of files) {
    count++;
    const file = new DeflatedFile(name, modified);
    zip.add(file);
    for await (const piece of file.compress(content)) {
      file.push(piece);
      yield* takeReady();
    }
    file.end(limits.fileBytes);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}

/** A compressed file. Compresses with zlib of Node, which uses another thread, instead of fflate. */
class DeflatedFile implements ZipInputFile {
  /** The number of the method deflate in the ZIP format. */
  readonly compression = 8;
  crc = 0;
  size = 0;
  /** Written into the archive's directory at its end, when the Zip of fflate reads this same object again. */
  readonly extra: Record<number, Uint8Array> = {};
  /** Set by the Zip of fflate. */
  ondata?: AsyncFlateStreamHandler;

  constructor(
    readonly filename: string,
    readonly mtime: Date,
  ) {}

  /** Compresses the content. An error of the content becomes an error of the stream. */
  compress(content: ArchivedFile["content"]): AsyncIterable<Buffer<ArrayBuffer>> {
    return pipeline(Readable.from(this.countBytes(content)), createDeflateRaw(), () => undefined);
  }

  /** Passes a piece of the compressed content to the archive. */
  push(piece: Buffer<ArrayBuffer>): void {
    this.ondata!(null, piece, false);
  }

  /** Ends the file, whose size needs a ZIP64 field if it is at least `fileBytes`. */
  end(fileBytes: number): void {
    if (this.size >= fileBytes) {
      const size = Buffer.alloc(8);
      size.writeBigUInt64LE(BigInt(this.size));
      this.extra[ZIP64] = size;
      this.size = IN_ZIP64;
    }
    this.ondata!(null, new Uint8Array(), true);
  }

  private async *countBytes(content: ArchivedFile["content"]): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      // Buffer.from takes a string too, but has no overload for both types.
      const bytes = Buffer.from(piece as Uint8Array);
      this.crc = crc32(bytes, this.crc);
      this.size += bytes.length;
      if (bytes.length > 0) yield bytes;
    }
  }
}
