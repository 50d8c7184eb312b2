import fc from "fast-check";
import { pick } from "./request-template";
import type { Reference } from "./step";

/** The users of every sequence; root and director, who may do the most in agency home, are chosen most often. */
const USERS = [
  "root",
  "root",
  "root",
  "root",
  "director",
  "director",
  "director",
  "director",
  "consultant",
  "consultant",
  "admin",
  "admin",
  "importer",
  "normal",
  "normal",
  "limited",
  "mixed",
  "mixed",
  "stranger",
];
export const HOME_ONE = "a-home-556001-0001";
export const HOME_TWO = "a-home-B2";
export const OTHER_ONE = "a-other-556001-0001";
export const DIRECT_ONE = "d1";

/** The usual value, `weight` times as often as each of the rare ones. */
export function often<T>(weight: number, usual: fc.Arbitrary<T>, ...rare: fc.Arbitrary<T>[]): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: usual, weight }, ...rare.map((arbitrary) => ({ arbitrary, weight: 1 })));
}

export const user = often<string | null>(
  24,
  pick<string | null>(...USERS),
  pick("u1", "u2", "åke"),
  pick(null, "ghost"),
);
export const companyId = often(
  20,
  pick(HOME_ONE, HOME_ONE, HOME_ONE, HOME_ONE, HOME_ONE, HOME_TWO, HOME_TWO, DIRECT_ONE, DIRECT_ONE, OTHER_ONE),
  pick("a-home-C3", "a-home-c3", "C3", "5560010001", "a-new1-C3", "a-other-C3"),
  pick("nope", "A-home-B2", "å/ ä+%", "a-home-", "a-"),
);
export const agencyId = often(
  12,
  pick("home", "home", "other"),
  pick("new1", "new_2"),
  pick("Home", "nope", "a-b", ""),
);
/** A business identity code; several are spellings of one number. */
export const code = often(
  8,
  pick("C3", "c-3", "c3", "5560010001", "556001-0001", "165560010001", "16556001-0001", "B2", "-", "b-2"),
  pick("x".repeat(32)),
  pick("", "x".repeat(33), "å", "5560010001 "),
);
export const userName = often(
  10,
  pick(...new Set(USERS), "u1", "u2", "åke"),
  pick("a\u030Ake", "U1", "u".repeat(128)),
  pick("", "u 1", "u".repeat(129), "nobody", "😀"),
);

const SHORT = [
  "Anna",
  "anna",
  "Åsa",
  "A\u030Asa",
  "Z",
  "Ö",
  "ﬀ",
  "😀",
  "\uFFFD",
  " ",
  "a\tb\n\u0001",
  "'; --",
  "0",
  "-0",
];
const LONG = ["x".repeat(255), "😀".repeat(255), "A\u030A".repeat(255)];
/** U+0958 is two code points in NFC, so that 128 of them are 256. */
const TOO_LONG = ["x".repeat(256), "😀".repeat(256), "\u0958".repeat(128)];
export const text = often(16, pick(...SHORT), pick("", ...LONG), pick(...TOO_LONG));
export const longText = often(24, pick(...SHORT), pick("", ...TOO_LONG, "å".repeat(10_000)), pick("å".repeat(10_001)));

export const junk = pick<unknown>(
  null,
  0,
  -0,
  NaN,
  Infinity,
  "",
  "x",
  true,
  [],
  {},
  [null],
  [1],
  { id: 1 },
  1e308,
  2 ** 53,
);
/** The usual value, and one time in 19 one of {@link junk} in its place. */
export const loose = <T>(usual: fc.Arbitrary<T>) => often<unknown>(18, usual, junk);

/** Days in the fiscal years 2024 and 2025 of the setting, and the day after them. */
const DAYS = "2024-01-01 2024-02-29 2024-06-30 2024-12-31 2025-01-01 2025-01-31 2025-06-15 2025-12-31 2026-01-01".split(
  " ",
);
const day = pick(...DAYS);
export const writtenDay = often(
  14,
  day,
  day.map((value) => `${value}T00:00:00`),
  day.map((value) => `${value}T23:59:59`),
  day.map((value) => `${value}T12:30:59.125Z`),
  day.map((value) => `${value}T23:30:00-11:00`),
  pick("0001-01-01T00:00:00", "9999-12-31", "1600-02-29"),
  pick("2023-02-29", "2025-13-01", "2025-00-10", "2025-1-1", "0000-01-01", "2025-01-01T24:00:00", "20250101"),
  pick("", "2025-01-01T00:00", "2025-01-01 00:00:00", "2025-01-01T00:00:00+15:00", "+2025-01-01", "2025-01-01T"),
);
export const period = often<unknown>(
  14,
  fc.record({ start: pick(...DAYS.slice(0, 6)), end: pick(...DAYS.slice(4)) }),
  fc.record({ start: writtenDay, end: writtenDay }),
  fc.record({ start: loose(writtenDay), end: loose(writtenDay) }, { requiredKeys: [] }),
);
export const keyFigure = often(
  12,
  pick("NetSales", "TaxRate", "NumberOfEmployees", "own", "Own", "Ö", "😀", "ﬀ"),
  pick("x".repeat(64)),
  pick("", "x".repeat(65)),
);
export const number = often<unknown>(
  12,
  pick<unknown>(1, 0, -0, 0.1, 1e21, 5e-324, 1.7976931348623157e308, NaN, Infinity, -Infinity, 123456789.12, -1e-7),
  fc.double(),
  pick<unknown>(null, "1", true, [], {}),
);
export const dimension = often(10, pick("1_10", "1_9", "2_12", "6_Å", "01_1", "1_a b"), pick("", "x", "1_", "_1", "1"));
export const currency = often(
  10,
  pick("SEK", "EUR", "USD", "sv-SE", "fi-FI"),
  pick("sek", "", "XXX", "SE", "sv", "en-ZZ"),
);

export const comment: fc.Arbitrary<string | Reference> = often<string | Reference>(
  12,
  fc.nat(5).map((nth) => ({ ref: "comment" as const, nth })),
  pick("nope", "00000000-0000-4000-8000-000000000000"),
);
export const year: fc.Arbitrary<string | Reference> = often<string | Reference>(
  16,
  often(
    4,
    pick<Reference>({ ref: "year", nth: 0 }),
    fc.nat(5).map((nth) => ({ ref: "year" as const, nth })),
  ),
  pick("nope", "0".repeat(32), "F".repeat(32)),
);

/**
 * An object with the required and some of the optional members. Sometimes it lacks required ones, has values of the
 * wrong type or unknown members, or is no object at all.
 */
export function members(
  required: Record<string, fc.Arbitrary<unknown>>,
  optional: Record<string, fc.Arbitrary<unknown>> = {},
): fc.Arbitrary<unknown> {
  const loosened = Object.fromEntries(
    Object.entries({ ...required, ...optional }).map(([key, value]) => [key, loose(value)]),
  );
  const extra = { unknown: junk, created: pick("0001-01-01T00:00:00"), author: pick("me", null), Name: pick("X") };
  return often<unknown>(
    10,
    fc.record({ ...required, ...optional }, { requiredKeys: Object.keys(required) }),
    fc.record({ ...required, ...optional }, { requiredKeys: [] }),
    fc.record({ ...required, ...optional }, { requiredKeys: [] }),
    fc.record(loosened, { requiredKeys: Object.keys(required) }),
    fc.record({ ...loosened, ...extra }, { requiredKeys: [] }),
    junk,
  );
}
