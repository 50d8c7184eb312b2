/** A chunk is full when it has this many bytes; the last row may make it larger. */
const CHUNK_BYTES = 256 * 1024;
/** Size of a new buffer in bytes: a full chunk, and room for a short last row. */
const BUFFER_BYTES = CHUNK_BYTES + 4096;
const EPOCH = Date.UTC(2000, 0, 1);
const MS_A_DAY = 86_400_000;
/** OIDs of the element types of arrays (pg_type). */
export const OID = { int4: 23, int8: 20, float8: 701, text: 25, date: 1082 } as const;
/** Up to this many bytes, copying byte by byte is faster than calling set(). */
const SHORT = 48;

/** Header before the first row and trailer after the last: signature, no flags, no extension. */
export const COPY_HEADER = Buffer.concat([Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"), Buffer.alloc(8)]);
export const COPY_TRAILER = Buffer.from([0xff, 0xff]);

/**
 * Writes rows in PostgreSQL's binary COPY format. Call {@link begin} for each row, then write its columns in order.
 * Unlike the text format, this needs no escaping here and no parsing on the server.
 */
export class CopyWriter {
  private bytes = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  private at = 0;

  get isFull(): boolean {
    return this.at >= CHUNK_BYTES;
  }

  /** Returns the rows written since the last call. */
  take(): Buffer<ArrayBuffer> {
    const taken = this.bytes.subarray(0, this.at);
    this.bytes = Buffer.allocUnsafeSlow(BUFFER_BYTES);
    this.at = 0;
    return taken;
  }

  /** @param start the number of columns and the first columns of the row, made by {@link startOf} */
  begin(start: Uint8Array): void {
    this.put(start, 0, start.length);
  }

  int4(value: number): void {
    this.reserve(8);
    this.word(4);
    this.word(value);
  }

  /** @param value a safe integer */
  int8(value: number): void {
    this.reserve(12);
    this.word(8);
    const high = Math.floor(value / 2 ** 32);
    this.word(high);
    this.word(value - high * 2 ** 32);
  }

  bigint(value: bigint): void {
    this.reserve(12);
    this.word(8);
    this.bytes.writeBigInt64BE(value, this.at);
    this.at += 8;
  }

  float8(value: number): void {
    this.reserve(12);
    this.word(8);
    this.bytes.writeDoubleBE(value, this.at);
    this.at += 8;
  }

  /**
   * Begins an array. Write its elements like columns, then call {@link endList}.
   * @param elementType the OID of the type of the elements
   * @returns the start position, for {@link endList}
   */
  beginList(elementType: number, length: number): number {
    this.reserve(24);
    const start = this.at;
    // The header: the size in bytes (endList writes it), the number of dimensions, 0 for no nulls, the element type;
    // for a list that is not empty also its length and the index of its first element.
    this.at += 4;
    this.word(length === 0 ? 0 : 1);
    this.word(0);
    this.word(elementType);
    if (length > 0) {
      this.word(length);
      this.word(1);
    }
    return start;
  }

  endList(start: number): void {
    this.bytes.writeInt32BE(this.at - start - 4, start);
  }

  null(): void {
    this.reserve(4);
    this.word(-1);
  }

  text(value: string): void {
    this.field(Buffer.from(value));
  }

  /** Writes a text in UTF-8, or any value in its binary format. */
  field(bytes: Uint8Array, start = 0, end = bytes.length): void {
    this.reserve(4);
    this.word(end - start);
    this.put(bytes, start, end);
  }

  private put(source: Uint8Array, start: number, end: number): void {
    const length = end - start;
    this.reserve(length);
    const { bytes, at } = this;
    if (length <= SHORT) for (let i = 0; i < length; i++) bytes[at + i] = source[start + i]!;
    else bytes.set(source.subarray(start, end), at);
    this.at = at + length;
  }

  private word(value: number): void {
    const { bytes, at } = this;
    bytes[at] = value >>> 24;
    bytes[at + 1] = value >>> 16;
    bytes[at + 2] = value >>> 8;
    bytes[at + 3] = value;
    this.at = at + 4;
  }

  private reserve(length: number): void {
    if (this.at + length <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.at + length + CHUNK_BYTES, 2 * this.bytes.length));
    larger.set(this.bytes.subarray(0, this.at));
    this.bytes = larger;
  }
}

/** Encodes the start that all rows share: the number of columns, and the first columns, which are texts. */
export function startOf(columns: number, texts: string[]): Uint8Array {
  return Buffer.concat([Buffer.from([columns >> 8, columns]), ...texts.flatMap((text) => sized(Buffer.from(text)))]);
}

/** Returns the days from 2000-01-01 to `day` (YYYY-MM-DD), as PostgreSQL writes a date in binary. */
export function daysSince2000(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - EPOCH) / MS_A_DAY;
}

/** Encodes a text array in its binary format. */
export function textArrayField(texts: readonly string[]): Uint8Array {
  const head = texts.length === 0 ? [0, 0, OID.text] : [1, 0, OID.text, texts.length, 1];
  return Buffer.concat([...head.map(int4), ...texts.flatMap((text) => sized(Buffer.from(text)))]);
}

function sized(bytes: Uint8Array): Uint8Array[] {
  return [int4(bytes.length), bytes];
}

function int4(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
