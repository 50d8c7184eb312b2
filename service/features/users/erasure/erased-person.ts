import { and, eq, inArray, isNotNull, ne, or } from "drizzle-orm";
import type { Locale } from "@/contract/format/locale";
import { parseWire } from "@/contract/wire";
import type { Db } from "../../../platform/db/database";
import { lockInstallation } from "../../../platform/db/locks";
import { auditEntry, comment, commentReply, user } from "../../../platform/db/schema";
import { workShardByShard } from "../../../platform/db/shard-by-shard";

/** A person to erase, with the pseudonym that replaces the names. */
export interface ErasedPerson {
  userName: string;
  /** The present name and earlier ones, which older texts still have. */
  names: ReadonlySet<string>;
  /**
   * Those of the names and the user name that another user also has as name or user name. Where no user name is stored
   * beside such a name, either user may be meant.
   */
  shared: ReadonlySet<string>;
  pseudonym: string;
}

/** The resource of erasures in the audit log; their count numbers the pseudonyms, as no entry is ever deleted. */
export const ERASED_RESOURCE = "ErasedPerson";

const WORDS = { en: "Removed user", sv: "Borttagen användare" };

/** Finds all names of a person and picks the next pseudonym, which is no valid user name because of its spaces. */
export async function erasedPerson(tx: Db, userName: string, name: string, language: Locale): Promise<ErasedPerson> {
  await lockInstallation(tx, "erasure");
  await workShardByShard(tx);
  const number = 1 + (await tx.$count(auditEntry, eq(auditEntry.resource, ERASED_RESOURCE)));
  const names = await readNames(tx, userName);
  names.add(name);
  const all = [userName, ...names];
  const namesakes = await tx
    .select({ userName: user.userName, name: user.name })
    .from(user)
    .where(and(ne(user.userName, userName), or(inArray(user.name, all), inArray(user.userName, all))));
  const theirs = new Set(namesakes.flatMap((row) => [row.userName, row.name]));
  return {
    userName,
    names,
    shared: new Set(all.filter((one) => theirs.has(one))),
    pseudonym: `${WORDS[language]} ${number}`,
  };
}

async function readNames(tx: Db, userName: string): Promise<Set<string>> {
  const written = await tx
    .selectDistinct({ name: comment.author })
    .from(comment)
    .where(eq(comment.authorUserName, userName));
  const replied = await tx
    .selectDistinct({ name: commentReply.author })
    .from(commentReply)
    .where(eq(commentReply.authorUserName, userName));
  const assigned = await tx
    .selectDistinct({ name: comment.assignee })
    .from(comment)
    .where(and(eq(comment.assigneeUserName, userName), isNotNull(comment.assignee)));
  const entries = await tx
    .select({ before: auditEntry.before, after: auditEntry.after })
    .from(auditEntry)
    .where(and(eq(auditEntry.resource, "User"), eq(auditEntry.resourceId, userName)));
  const logged = entries.flatMap(({ before, after }) => [before, after]).flatMap(nameIn);
  return new Set([...[...written, ...replied, ...assigned].flatMap((row) => row.name ?? []), ...logged]);
}

function nameIn(text: string | null): string[] {
  const written = text === null ? null : parseWire(text);
  const name = typeof written === "object" && written !== null && "name" in written ? written.name : null;
  return typeof name === "string" && name !== "" ? [name] : [];
}
