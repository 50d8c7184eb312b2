import { or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { parseWire, writeWire } from "@/contract/wire";
import type { ErasedPerson } from "./erased-person";

/** Members that name a user, by user name or by the user's name at that time. */
const NAMING = new Set(["userName", "user", "author", "by", "assignee", "resolvedBy", "changedBy", "from", "to"]);
/** Those of them that never hold a name. */
const USER_NAMES = new Set(["userName", "user"]);
/** Personal data in the object that describes the person. */
const PERSONAL = ["email", "phone", "cellphone", "language"];

/**
 * Returns a value of the wire format without the person: members that name them get the pseudonym, and their personal
 * data is removed. Other texts stay, even when they equal the name.
 * @param isTheirs true when a name that another user has too means the person
 */
function replaceInJson(value: unknown, person: ErasedPerson, isTheirs: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceInJson(item, person, isTheirs));
  if (typeof value !== "object" || value === null) return value;
  const isPerson = "userName" in value && value.userName === person.userName;
  const replaced: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    if (isPerson && PERSONAL.includes(key)) continue;
    const isNamed = NAMING.has(key) && typeof member === "string" && isOf(key, member, person, isTheirs);
    const isName = isPerson && key === "name";
    replaced.push([key, isNamed || isName ? person.pseudonym : replaceInJson(member, person, isTheirs)]);
  }
  return Object.fromEntries(replaced);
}

function isOf(key: string, text: string, { userName, names, shared }: ErasedPerson, isTheirs: boolean): boolean {
  if (USER_NAMES.has(key)) return text === userName;
  return (text === userName || names.has(text)) && (isTheirs || !shared.has(text));
}

/** The condition that a text in the wire format has the person's user name or one of the names as a whole string. */
export function hasNameIn(column: PgColumn, { userName, names }: ErasedPerson): SQL | undefined {
  return or(...[userName, ...names].map((name) => sql`strpos(${column}, ${writeWire(name)}) > 0`));
}

/** Does for a text in the wire format what {@link replaceInJson} does for a value; null stays null. */
export function replaceInText(text: string | null, person: ErasedPerson, isTheirs: boolean): string | null {
  return text === null ? null : writeWire(replaceInJson(parseWire(text), person, isTheirs));
}
