import { isUtf8 } from "node:buffer";
import type { z } from "zod";
import { asList, MAX_PROBLEMS, tooMany } from "@/contract/list";
import { parseWire, WireLimitError, WireSyntaxError, type WireLimits } from "@/contract/wire";
import { visitWireList } from "@/contract/wire/visit-wire-list";
import { HttpError } from "../http-error";
import { describeIssues, problemsIn } from "./describe-issues";

/** No request needs nearly as many; each takes some dozens of bytes of memory, however few it took in the body. */
const LIMITS: WireLimits = { values: 100_000, members: 1_000 };

/** What a body says, checked against a schema. Throws an HttpError (invalid) that names line and column or the JSON path. */
export function parseBody<T>(bytes: Uint8Array, schema: z.ZodType<T>): T {
  const text = decodeUtf8(bytes);
  const list = asList(schema);
  if (list) {
    const items = withPlace(() => readList(text, list));
    if (items) return items as T;
  }
  return checkBody(
    withPlace(() => parseWire(text, LIMITS)),
    schema,
  );
}

/** What a body says, in values of JavaScript. Throws an HttpError as {@link parseBody} does. */
export function readValue(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  return withPlace(() => parseWire(text, LIMITS));
}

/** Checks what a body says against a schema. Throws an HttpError (invalid) that names the JSON path. */
export function checkBody<T>(value: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new HttpError("invalid", `The body is not valid: ${describeIssues(parsed.error, value)}.`);
}

/** Reads and checks the items of a list one by one, up to the third problem; null where the text is no list. */
function readList(text: string, { item, most }: { item: z.ZodType; most: number }): unknown[] | null {
  const items: unknown[] = [];
  const problems: string[] = [];
  const isList = visitWireList(text, LIMITS, (sent, place) => {
    if (place === most) problems.push(`$: ${tooMany(most)}`);
    else {
      const parsed = item.safeParse(sent);
      if (parsed.success) items.push(parsed.data);
      else problems.push(...problemsIn(parsed.error, sent, [place]));
    }
    return place < most && problems.length < MAX_PROBLEMS;
  });
  if (!isList) return null;
  if (problems.length === 0) return items;
  throw new HttpError("invalid", `The body is not valid: ${problems.slice(0, MAX_PROBLEMS).join("; ")}.`);
}

function withPlace<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof WireSyntaxError)) throw error;
    const what = error instanceof WireLimitError ? "valid" : "JSON";
    throw new HttpError(
      "invalid",
      `The body is not ${what}: line ${error.line}, column ${error.column}: ${error.explanation}`,
    );
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new HttpError("invalid", "The body is not JSON: expected UTF-8.");
  // A byte order mark is kept, for the parser to refuse it with its place.
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}
