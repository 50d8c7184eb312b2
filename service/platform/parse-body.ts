import { isUtf8 } from "node:buffer";
import type * as z from "zod";
import { asList, MAX_PROBLEMS, tooMany } from "@/contract/list";
import { parseWire, WireLimitError, WireSyntaxError, type WireLimits } from "@/contract/wire";
import { visitWireList } from "@/contract/wire/visit-wire-list";
import { HttpError } from "./http-error";

/** Limits memory use, because each value takes dozens of bytes, however short it is. Real requests need far fewer. */
const LIMITS: WireLimits = { values: 100_000, members: 1_000 };

/**
 * Parses a body and checks it against a schema.
 * @throws HttpError invalid, with line and column or the JSON path, but for a body that is not UTF-8
 */
export function parseBody<T>(bytes: Uint8Array, schema: z.ZodType<T>): T {
  const text = decodeUtf8(bytes);
  const list = asList(schema);
  if (list) {
    const items = withPosition(() => readList(text, list));
    if (items) return items as T;
  }
  return checkBody(
    withPosition(() => parseWire(text, LIMITS)),
    schema,
  );
}

/** Parses a body without a schema. Throws an HttpError as {@link parseBody} does. */
export function readValue(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  return withPosition(() => parseWire(text, LIMITS));
}

/** Checks a parsed body against a schema. @throws HttpError invalid, with the JSON path */
export function checkBody<T>(value: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new HttpError("invalid", `The body is not valid: ${describeIssues(parsed.error, value)}.`);
}

/** Parses and checks the items of a list up to {@link MAX_PROBLEMS} problems; null if the text is not a list. */
function readList(text: string, { item, maxItems }: { item: z.ZodType; maxItems: number }): unknown[] | null {
  const items: unknown[] = [];
  const problems: string[] = [];
  const isList = visitWireList(text, LIMITS, (sent, index) => {
    if (index === maxItems) problems.push(`$: ${tooMany(maxItems)}`);
    else {
      const parsed = item.safeParse(sent);
      if (parsed.success) items.push(parsed.data);
      else problems.push(...problemsIn(parsed.error, sent, [index]));
    }
    return index < maxItems && problems.length < MAX_PROBLEMS;
  });
  if (!isList) return null;
  if (problems.length === 0) return items;
  throw new HttpError("invalid", `The body is not valid: ${problems.slice(0, MAX_PROBLEMS).join("; ")}.`);
}

function withPosition<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof WireSyntaxError)) throw error;
    const expected = error instanceof WireLimitError ? "valid" : "JSON";
    throw new HttpError(
      "invalid",
      `The body is not ${expected}: line ${error.line}, column ${error.column}: ${error.explanation}`,
    );
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw new HttpError("invalid", "The body is not JSON: expected UTF-8.");
  // toString keeps a byte order mark, so that the parser rejects it with its position.
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}

/** Returns the first issues in one string; each has the JSON path and the expected value. */
export function describeIssues(error: z.ZodError, input: unknown): string {
  return problemsIn(error, input).join("; ");
}

/**
 * Returns the first issues, each with the JSON path and the expected value.
 * @param at the path of the input in the body
 */
export function problemsIn(error: z.ZodError, input: unknown, at: readonly PropertyKey[] = []): string[] {
  return error.issues
    .slice(0, MAX_PROBLEMS)
    .map((issue) => `${jsonPath([...at, ...issue.path])}: ${expectation(issue, input, at.length)}`);
}

function expectation(issue: z.core.$ZodIssue, input: unknown, depth: number): string {
  const actual = valueAt(input, issue.path);
  if (actual === undefined && depth + issue.path.length > 0) return "is required";
  if (issue.code === "invalid_type") return `expected ${issue.expected}, got ${kindOf(actual)}`;
  return issue.message.replace(/^Invalid (option|input): /, "");
}

/** Longer member names are cut in messages. */
const MAX_NAME_LENGTH = 80;

/** Returns the JSON path of a value in the body, such as `$.period.start` or `$[2].value`. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = String(key);
    if (name.length > MAX_NAME_LENGTH) return `${text}[${JSON.stringify(name.slice(0, MAX_NAME_LENGTH))}…]`;
    return /^[A-Za-z_]\w*$/.test(name) ? `${text}.${name}` : `${text}[${JSON.stringify(name)}]`;
  }, "$");
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
