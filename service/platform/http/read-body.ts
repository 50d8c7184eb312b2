import type * as z from "zod";
import { HttpError, throwHttpError } from "../http-error";
import type { HttpRequest } from "./message";
import { nameOfSchema } from "../jobs/body-schemas";
import type { WorkerPool } from "../jobs/worker-pool";
import { checkBody, parseBody } from "../parse-body";

/**
 * Reads the body of a request as JSON, whatever its Content-Type, and checks it against a schema.
 * @param limit maximum bytes of the body
 * @throws HttpError tooLarge for a longer body, invalid for one that breaks off, is no JSON or does not fit the schema
 */
export async function readBody<T>(
  request: HttpRequest,
  limit: number,
  schema: z.ZodType<T>,
  workers: WorkerPool,
): Promise<T> {
  return readParsed(await readBytes(request, limit), schema, workers);
}

/** Bytes beyond which a body is parsed by a worker, because parsing it here would block the event loop. */
const MAX_INLINE_BYTES = 64 * 1024;

/**
 * Parses a body and checks it against a schema; the bytes of a large body are transferred to a worker.
 * @throws HttpError invalid for a body that is no JSON or does not fit the schema; for a large one also the errors of
 * {@link WorkerPool.run}
 */
export async function readParsed<T>(bytes: Uint8Array, schema: z.ZodType<T>, workers: WorkerPool): Promise<T> {
  if (bytes.byteLength <= MAX_INLINE_BYTES) return parseBody(bytes, schema);
  const name = nameOfSchema(schema);
  const { value, lists } = await workers.run({ kind: "body", bytes, schema: name });
  // The worker sends a body that is an array as the list `items`, and has checked it if the schema has a name.
  const parsed = lists.items ?? value;
  return name === null ? checkBody(parsed, schema) : (parsed as T);
}

/** Bytes beyond which a body is read into one preallocated buffer. */
const MAX_CHUNKED_BYTES = 1024 * 1024;

/**
 * Reads the body.
 * @throws HttpError tooLarge for a longer body, without reading if Content-Length already exceeds the limit; invalid
 * for one that breaks off
 */
export async function readBytes(request: HttpRequest, limit: number): Promise<Uint8Array> {
  const tooLarge = () => throwHttpError("tooLarge", `The body is too large: at most ${limit} bytes are accepted here.`);
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > limit) tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  // Chunks of a large body are copied as they arrive; joining them at the end would block the event loop.
  const whole = announced > MAX_CHUNKED_BYTES ? Buffer.allocUnsafeSlow(announced) : null;
  let length = 0;
  for await (const chunk of chunksOf(request.body)) {
    if (length + chunk.byteLength > limit) tooLarge();
    if (whole) whole.set(chunk, length);
    else chunks.push(chunk);
    length += chunk.byteLength;
  }
  if (whole) return whole.subarray(0, length);
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, length);
}

/** Yields the chunks of a body. Throws an HttpError (invalid) if the client disconnects before the end. */
export async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw new HttpError("invalid", "The body broke off before its end.");
  }
}
