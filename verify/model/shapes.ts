import { demand, refuse } from "./refused";
import type { Json, Period } from "./world";

/** Parses one member's value into the stored form; throws 400 when it is invalid. */
export type Read = (value: unknown) => unknown;
/** The members of an object that a client may write. */
export type Shape = Record<string, { read: Read; required: boolean }>;

export const must = (read: Read) => ({ read, required: true });
export const may = (read: Read) => ({ read, required: false });

/** Reads the object of a POST: null counts as absent for an optional member, unknown members are dropped. */
export function readNew(value: unknown, shape: Shape): Json {
  const input = readObject(value);
  const result: Json = {};
  for (const [key, { read, required }] of Object.entries(shape)) {
    const member = input[key] ?? undefined;
    if (member === undefined) demand(!required, 400);
    else result[key] = read(member);
  }
  return result;
}

/** Reads the changes of a PUT: unchanged members are absent, null deletes a member. */
export function readChanges(value: unknown, shape: Shape): Json {
  const input = readObject(value);
  const result: Json = {};
  for (const [key, { read, required }] of Object.entries(shape)) {
    const member = input[key];
    if (member === undefined) continue;
    if (member === null) demand(!required, 400);
    result[key] = member === null ? null : read(member);
  }
  return result;
}

/**
 * The stored object with a PUT's changes. Objects inside, such as contact data, are partial as well, but a period is
 * replaced as a whole.
 */
export function merge(stored: Json, changes: Json): Json {
  const result = new Map(Object.entries(stored));
  for (const [key, value] of Object.entries(changes)) {
    const before = result.get(key);
    if (value === null) result.delete(key);
    else if (isObject(value) && !("start" in value)) result.set(key, merge(isObject(before) ? before : {}, value));
    else result.set(key, value);
  }
  return Object.fromEntries(result);
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function readObject(value: unknown): Json {
  return isObject(value) ? value : refuse(400);
}

/** Reads a text of `least` to `most` code points after NFC. */
export const text =
  (most = 255, least = 0): Read =>
  (value) => {
    demand(typeof value === "string", 400);
    const composed = value.normalize("NFC");
    const length = Array.from(composed).length;
    demand(length >= least && length <= most, 400);
    return composed;
  };
export const name = (most = 255) => text(most, 1);

export const matching =
  (pattern: RegExp): Read =>
  (value) => {
    demand(typeof value === "string" && pattern.test(value), 400);
    return value;
  };

export const oneOf =
  (...values: string[]): Read =>
  (value) => {
    demand(typeof value === "string" && values.includes(value), 400);
    return value;
  };

export const list =
  (read: Read): Read =>
  (value) => {
    demand(Array.isArray(value), 400);
    return value.map((item: unknown) => read(item));
  };

/** Reads a list without duplicates. */
export const distinct =
  (read: Read): Read =>
  (value) => {
    const items = list(read)(value) as unknown[];
    demand(new Set(items).size === items.length, 400);
    return items;
  };

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME_OF_DAY = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-](0\d|1[0-4]):[0-5]\d)?$/;

export function isDay(value: string): boolean {
  const parts = DAY.exec(value);
  if (!parts || parts[1] === "0000") return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Reads the calendar day of a date or a timestamp, whatever its time zone. */
export function readDay(value: unknown): string {
  demand(typeof value === "string", 400);
  const day = value.slice(0, 10);
  demand(isDay(day) && (value.length === 10 || TIME_OF_DAY.test(value.slice(10))), 400);
  return day;
}

/** Reads a period, from the first second of its first day to the last second of its last day. */
export function readPeriod(value: unknown): Period {
  const input = readObject(value);
  const [start, end] = [readDay(input.start), readDay(input.end)];
  demand(start <= end, 400);
  return { start: `${start}T00:00:00`, end: `${end}T23:59:59` };
}

/** Currencies and cultures that the sequences use; the service knows more. */
const CURRENCIES: Record<string, string> = { SEK: "SEK", EUR: "EUR", USD: "USD", "sv-SE": "SEK", "fi-FI": "EUR" };

export function readCurrency(value: unknown): string {
  return (typeof value === "string" && CURRENCIES[value]) || refuse(400);
}
