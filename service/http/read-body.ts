import type { z } from "zod";
import { parseWire, WireSyntaxError } from "@/contract/wire";
import { refuse } from "../errors";
import { describeIssues } from "./describe-issues";
import type { HttpRequest } from "./message";

/** Reads a request's body as the interface's JSON whatever its Content-Type, and checks it against a schema. */
export async function readBody<T>(request: HttpRequest, limit: number, schema: z.ZodType<T>): Promise<T> {
  return parseBody(await readBytes(request, limit), schema);
}

/** What a body says, checked against a schema. Throws a Refusal (invalid) that names line and column or the JSON path. */
export function parseBody<T>(bytes: Uint8Array, schema: z.ZodType<T>): T {
  const text = decodeUtf8(bytes);
  let value: unknown;
  try {
    value = parseWire(text);
  } catch (error) {
    if (error instanceof WireSyntaxError) {
      return refuse(
        "invalid",
        `The body is not JSON: line ${error.line}, column ${error.column}: ${error.explanation}`,
      );
    }
    throw error;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  return refuse("invalid", `The body is not valid: ${describeIssues(parsed.error, value)}.`);
}

const LARGE = 1024 * 1024;

/** A request's body. Throws a Refusal (tooLarge) before it reads what Content-Length announces as too large. */
export async function readBytes(request: HttpRequest, limit: number): Promise<Uint8Array> {
  const tooLarge = () => refuse("tooLarge", `The body is too large: at most ${limit} bytes are accepted here.`);
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
    refuse("invalid", "The body broke off before its end.");
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    // A byte order mark is kept, for the parser to refuse it with its place.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse("invalid", "The body is not JSON: expected UTF-8.");
  }
}
