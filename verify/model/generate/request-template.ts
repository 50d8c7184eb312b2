import fc from "fast-check";
import type { Step } from "./step";

/** A request before its caller and spelling are chosen. `json` becomes the body; without it the body is null. */
export type RequestTemplate = Omit<Step, "as" | "spelling" | "body" | "query"> & {
  query?: Step["query"];
  json?: unknown;
};
export type Part = Step["path"][number];

/** One of these values; one that is listed twice is chosen twice as often. */
export const pick = <T>(...values: T[]) => fc.constantFrom(...values);
export const request = (
  method: string,
  path: fc.Arbitrary<Part[]>,
  json: fc.Arbitrary<unknown> = fc.constant(undefined),
  query: fc.Arbitrary<Step["query"]> = fc.constant([]),
): fc.Arbitrary<RequestTemplate> => fc.record({ method: fc.constant(method), path, json, query });
export const path = (...parts: (string | fc.Arbitrary<Part>)[]): fc.Arbitrary<Part[]> =>
  fc.tuple(...parts.map((part) => (typeof part === "string" ? fc.constant<Part>(part) : part.map(notEmpty))));
/** Replaces an empty id: a path that ends with one is the path of the collection. */
const notEmpty = (part: Part): Part => (part === "" ? "%" : part);
/** One of these; one that is listed twice is chosen twice as often. */
export const either = <T>(...arbitraries: fc.Arbitrary<T>[]) => fc.oneof(...arbitraries);
