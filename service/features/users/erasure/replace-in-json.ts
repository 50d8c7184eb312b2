import type { ErasedPerson } from "./erased-person";

/** The members that say who did or is to do something: by user name, or by the name as it was then. */
const WHO = new Set(["userName", "user", "author", "by", "assignee", "resolvedBy", "changedBy", "from", "to"]);
/** Members of the object about the person. */
const PERSONAL = ["email", "phone", "cellphone", "language"];

/**
 * A value of the wire format without the person: members that name them have the pseudonym, and how to reach them is
 * left out. Other texts stay, also those that happen to be the same.
 * @param isTheirs true where a name that others have too is the person's
 */
export function replaceInJson(value: unknown, person: ErasedPerson, isTheirs: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceInJson(item, person, isTheirs));
  if (typeof value !== "object" || value === null) return value;
  const isPerson = "userName" in value && value.userName === person.userName;
  const replaced: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    if (isPerson && PERSONAL.includes(key)) continue;
    const isNamed = WHO.has(key) && typeof member === "string" && isOf(member, person, isTheirs);
    const isName = isPerson && key === "name";
    replaced.push([key, isNamed || isName ? person.pseudonym : replaceInJson(member, person, isTheirs)]);
  }
  return Object.fromEntries(replaced);
}

function isOf(text: string, { userName, names, shared }: ErasedPerson, isTheirs: boolean): boolean {
  return text === userName || (names.has(text) && (isTheirs || !shared.has(text)));
}
