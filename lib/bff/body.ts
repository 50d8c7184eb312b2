/** Bodies up to this are held, so that they can be sent again after a 401. */
const HELD = 1024 * 1024;

export type Parts = AsyncIterable<Uint8Array>;

/** A small body whole; of a large one what has come and then the rest, once. */
export async function bodyOf(parts: Parts, length: number): Promise<Buffer | Parts> {
  if (length > HELD) return parts;
  const held: Uint8Array[] = [];
  const rest = parts[Symbol.asyncIterator]();
  let size = 0;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    held.push(next.value);
    size += next.value.byteLength;
    if (size > HELD) return joined(held, rest);
  }
  return Buffer.concat(held, size);
}

async function* joined(held: Uint8Array[], rest: AsyncIterator<Uint8Array>): Parts {
  yield* held;
  yield* { [Symbol.asyncIterator]: () => rest };
}
