import { ClientDisconnected } from "./body-stream";

/** Bytes. Smaller bodies are buffered, so that they can be sent again after a 401. */
const MAX_BUFFERED_BODY = 1024 * 1024;

export type BodyChunks = AsyncIterable<Uint8Array>;

/**
 * Reads a request's body: a small one whole, a large one as chunks that can be read once.
 * @param length Content-Length, 0 when it is unknown
 */
export async function readBody(chunks: BodyChunks, length: number): Promise<Buffer | BodyChunks> {
  if (length > MAX_BUFFERED_BODY) return chunks;
  const buffered: Uint8Array[] = [];
  const rest = chunks[Symbol.asyncIterator]();
  let size = 0;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    buffered.push(next.value);
    size += next.value.byteLength;
    if (size > MAX_BUFFERED_BODY) return concatenate(buffered, rest);
  }
  return Buffer.concat(buffered, size);
}

/**
 * Passes on the chunks of a browser's body. When they cannot be read to the end, the browser has gone away.
 * @throws {ClientDisconnected}
 */
export async function* untilDisconnect(chunks: BodyChunks): BodyChunks {
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch(() => Promise.reject(new ClientDisconnected()));
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function* concatenate(buffered: Uint8Array[], rest: AsyncIterator<Uint8Array>): BodyChunks {
  yield* buffered;
  yield* { [Symbol.asyncIterator]: () => rest };
}
