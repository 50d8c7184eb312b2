import { FileRefused, MAX_UNPACKED_BYTES } from "./table";

/** Constants of the ZIP format (APPNOTE 4.3): end and entries of the central directory, and local headers. */
const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;
const DEFLATED = 8;

/**
 * Rejects a ZIP file whose entries unpack to more than the limit. Each entry is unpacked and counted, up to the limit,
 * since the sizes that the file declares may be false.
 * @throws {FileRefused} unpackedTooLarge, or unreadable when it is no ZIP file or a damaged one
 */
export async function requireUnpackedSize(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes = MAX_UNPACKED_BYTES,
): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = maxBytes;
  for (const { offset, packed, method } of entriesOf(view)) {
    // The local header is followed by a name and an extra field, with these lengths.
    const start = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + packed > bytes.length) throw new FileRefused("unreadable");
    const entry = bytes.subarray(start, start + packed);
    left -= method === DEFLATED ? await unpackedBytes(entry, left) : packed;
    if (left < 0) throw new FileRefused("unpackedTooLarge");
  }
}

interface ZipEntry {
  /** Offset of its local header in the file. */
  offset: number;
  /** Number of packed bytes. */
  packed: number;
  /** Compression method: DEFLATED, or any other for an entry that is counted as it is. */
  method: number;
}

function entriesOf(view: DataView): ZipEntry[] {
  let end = view.byteLength - END_BYTES;
  const first = Math.max(0, end - MAX_COMMENT_BYTES);
  while (end >= first && view.getUint32(end, true) !== END) end--;
  if (end < first) throw new FileRefused("unreadable");
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) throw new FileRefused("unreadable");
    const offset = view.getUint32(at + 42, true);
    if (offset + LOCAL_BYTES > view.byteLength) throw new FileRefused("unreadable");
    entries.push({ offset, packed: view.getUint32(at + 20, true), method: view.getUint16(at + 10, true) });
    // The entry is followed by a name, an extra field and a comment, with these lengths.
    at += ENTRY_BYTES + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Number of bytes that an entry unpacks to; stops at any number above `maxBytes`. */
async function unpackedBytes(entry: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<number> {
  const reader = new Blob([entry]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return bytes;
      bytes += value.length;
      if (bytes > maxBytes) return bytes;
    }
  } catch {
    throw new FileRefused("unreadable");
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
