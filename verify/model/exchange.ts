import { writeWire } from "@/contract/wire";
import { isReference, type Reference, type Spelling, type Step, type TagReference } from "./generate/step";
import type { ModelRequest, Tag } from "./request";
import type { Books } from "./resources/sie-import";
import { isObject } from "./shapes";
import { sieText } from "@/service/testing/sie-text";

/** Objects of the setting and those seen so far in a sequence, for later requests to refer to. */
export interface Memory {
  ids: Record<Reference["ref"], string[]>;
  /** Entity tags that reads have got, each with the canonical text of the body that it stands for. */
  tags: { header: string; state: string }[];
}

/** A step with its references resolved, as the request to the service and as the one to the model. */
export interface Exchange {
  path: string;
  headers: Record<string, string>;
  text: string | null;
  request: Omit<ModelRequest, "user" | "now" | "newId">;
}

/** Blanks that make any body longer than the 1 MiB that most resources accept. */
const LARGE = " ".repeat(1024 * 1024);

export function exchangeOf(step: Step, memory: Memory): Exchange {
  const { method, query, spelling } = step;
  const segments = step.path.map((part) => resolve(part, memory) as string);
  const search = query.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
  const { text, body } = bodyOf(step, memory);
  const headers: Record<string, string> = {};
  if (text !== null && spelling.contentType) headers["content-type"] = spelling.contentType;
  const ifMatch = step.ifMatch?.map((tag) => tagOf(tag, memory));
  const ifNoneMatch = step.ifNoneMatch?.map((tag) => tagOf(tag, memory));
  if (ifMatch) headers["if-match"] = ifMatch.map(({ header }) => header).join(", ");
  if (ifNoneMatch) headers["if-none-match"] = ifNoneMatch.map(({ header }) => header).join(", ");
  return {
    path: `/Api/v2/${pathOf(segments, spelling)}${search && `?${search}`}`,
    headers,
    text,
    request: {
      method,
      path: spelling.broken ? null : segments,
      query,
      body,
      ...(ifMatch ? { ifMatch: ifMatch.map(({ tag }) => tag) } : {}),
      ...(ifNoneMatch ? { ifNoneMatch: ifNoneMatch.map(({ tag }) => tag) } : {}),
    },
  };
}

/** Replaces references by ids, or by an id that does not exist when there is no object to refer to. */
function resolve(value: unknown, memory: Memory): unknown {
  if (isReference(value)) {
    const ids = memory.ids[value.ref];
    return ids[value.nth % ids.length] ?? "none";
  }
  if (Array.isArray(value)) return value.map((item) => resolve(item, memory));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolve(member, memory)]));
}

const FIXED = /^(Company|Agency|Comment|KeyFigurePreset|FiscalYear|KeyFigureData|User|Me|SieImport)$/;

function pathOf(segments: string[], { fixed, encodeAll, slash, broken }: Spelling): string {
  const written = segments.map((segment) => {
    if (!FIXED.test(segment)) return encodeAll ? encodeBytes(segment) : encodeURIComponent(segment);
    return fixed === "given" ? segment : fixed === "lower" ? segment.toLowerCase() : segment.toUpperCase();
  });
  return `${written.join("/")}${broken ? "%zz" : ""}${slash ? "/" : ""}`;
}

function encodeBytes(segment: string): string {
  return [...Buffer.from(segment)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

function bodyOf({ method, body }: Step, memory: Memory): { text: string | null; body: ModelRequest["body"] } {
  if (body === null || method === "GET" || method === "HEAD") return { text: null, body: { kind: "none" } };
  const large = "large" in body && body.large === true;
  const padding = large ? LARGE : "";
  if ("text" in body) return { text: padding + body.text, body: { kind: "malformed", large } };
  const value = resolve(body.json, memory);
  return { text: padding + writeWire(withFiles(value)), body: { kind: "json", value, large } };
}

/** Books are sent as the text of a file. */
function withFiles(value: unknown): unknown {
  if (!isObject(value) || !isObject(value.data) || !("books" in value.data)) return value;
  const { code, start, end, currency, vouchers, vouchersOnly } = value.data.books as Books;
  const text = sieText({
    businessIdentityCode: code,
    start: start.replaceAll("-", ""),
    end: end.replaceAll("-", ""),
    ...(currency === undefined ? {} : { currency }),
    vouchers: vouchers.map(({ date, amount }) => ({ date: date.replaceAll("-", ""), amount })),
    withoutBalances: vouchersOnly,
  });
  return { ...value, data: text };
}

function tagOf(reference: TagReference, { tags }: Memory): { header: string; tag: Tag } {
  if (reference === "*") return { header: "*", tag: "*" };
  const seen = reference === "unknown" ? undefined : tags.at(-1 - reference.last);
  const { header, state } = seen ?? { header: '"never-seen"', state: "never seen" };
  const weak = reference !== "unknown" && reference.weak;
  return { header: weak ? `W/${header}` : header, tag: { weak, of: state } };
}
