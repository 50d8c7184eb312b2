import type { z } from "zod";
import { MAX_PROBLEMS } from "@/contract/list";

/** The first issues of a parse in one clause: the JSON path of each and what was expected there. */
export function describeIssues(error: z.ZodError, input: unknown): string {
  return problemsIn(error, input).join("; ");
}

/**
 * The first issues of a parse, each as the JSON path and what was expected there.
 * @param at where the input stands in the body
 */
export function problemsIn(error: z.ZodError, input: unknown, at: readonly PropertyKey[] = []): string[] {
  return error.issues
    .slice(0, MAX_PROBLEMS)
    .map((issue) => `${jsonPath([...at, ...issue.path])}: ${expectation(issue, input, at.length)}`);
}

function expectation(issue: z.core.$ZodIssue, input: unknown, depth: number): string {
  const given = valueAt(input, issue.path);
  if (given === undefined && depth + issue.path.length > 0) return "is required";
  if (issue.code === "invalid_type") return `expected ${issue.expected}, got ${kindOf(given)}`;
  if (issue.code === "invalid_union" && issue.errors[0]?.[0]) return issue.errors[0][0].message;
  return issue.message.replace(/^Invalid (option|input): /, "");
}

/** A member's name may be as long as the body. */
const MAX_NAME_LENGTH = 80;

/** `$.period.start`, `$[2].value`: where in the body a value stands. */
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
