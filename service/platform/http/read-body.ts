import type * as z from "zod";
import { HttpError, throwHttpError } from "../http-error";
import type { HttpRequest } from "./message";
import { nameOfSchema } from "../jobs/body-schemas";
import type { WorkerPool } from "../jobs/worker-pool";
import { checkBody, parseBody } from "../parse-body";

/** Reads a request's body as the interface's JSON whatever its Content-Type, and checks it against a schema. */
export async function readBody<T>(
  request: HttpRequest,
  limit: number,
  schema: z.ZodType<T>,
  workers: WorkerPool,
): Promise<T> {
  return readParsed(await readBytes(request, limit), schema, workers);
}

/** Larger ones are read by a worker: they would keep the process from answering others. Bytes. */
const MAX_CONCURRENT = 64 * 1024;

/**
 * Parses a body and checks it against a schema; the bytes of a large one are transferred away. Throws as readBody does.
 */
export async function readParsed<T>(bytes: Uint8Array, schema: z.ZodType<T>, workers: WorkerPool): Promise<T> {
  if (bytes.byteLength <= MAX_CONCURRENT) return parseBody(bytes, schema);
  const name = nameOfSchema(schema);
  const { value, lists } = await workers.run({ kind: "body", bytes, schema: name });
  const read = lists.items ?? value;
  return name === null ? checkBody(read, schema) : (read as T);
}

const LARGE = 1024 * 1024;

/** A request's body. Throws an HttpError (tooLarge) before it reads what Content-Length announces as too large. */
export async function readBytes(request: HttpRequest, limit: number): Promise<Uint8Array> {
  const tooLarge = () => throwHttpError("tooLarge", `The body is too large: at most ${limit} bytes are accepted here.`);
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > limit) tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  // Put in its place as it comes: to join so much at the end would keep the process from its other work.
  const whole = announced > LARGE ? Buffer.allocUnsafeSlow(announced) : null;
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

/** The chunks of a body; where the client breaks off in the middle it is the client's error, not ours. */
async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    throw new HttpError("invalid", "The body broke off before its end.");
  }
}
