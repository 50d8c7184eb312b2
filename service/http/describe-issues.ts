import type { z } from "zod";

const SHOWN = 3;

/** The first issues of a parse in one clause: the JSON path of each and what was expected there. */
export function describeIssues(error: z.ZodError, input: unknown): string {
  const shown = error.issues.slice(0, SHOWN).map((issue) => `${jsonPath(issue.path)}: ${expectation(issue, input)}`);
  const more = error.issues.length - shown.length;
  return shown.join("; ") + (more > 0 ? `; and ${more} more` : "");
}

function expectation(issue: z.core.$ZodIssue, input: unknown): string {
  const given = valueAt(input, issue.path);
  if (given === undefined && issue.path.length > 0) return "is required";
  if (issue.code === "invalid_type") return `expected ${issue.expected}, got ${kindOf(given)}`;
  if (issue.code === "invalid_union" && issue.errors[0]?.[0]) return issue.errors[0][0].message;
  return issue.message.replace(/^Invalid (option|input): /, "");
}

/** `$.period.start`, `$[2].value`: where in the body a value stands. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    return /^[A-Za-z_]\w*$/.test(String(key)) ? `${text}.${String(key)}` : `${text}[${JSON.stringify(key)}]`;
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
