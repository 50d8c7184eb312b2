import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database";
import { bulkChange, bulkChangePart } from "../../../platform/db/schema";
import { quote } from "../../../platform/http-error";
import type { ErasedPerson } from "./erased-person";
import { hasNameIn, replaceInText } from "./replace-in-json";

/** Replaces the person in bulk changes: their makers, their content, and the causes of failed parts. */
export async function replaceInBulkChanges(tx: Db, person: ErasedPerson): Promise<void> {
  const { userName, pseudonym } = person;
  await tx.update(bulkChange).set({ createdBy: pseudonym }).where(eq(bulkChange.createdBy, userName));
  await tx.update(bulkChangePart).set({ actor: pseudonym }).where(eq(bulkChangePart.actor, userName));
  const changes = await tx
    .select({ agencyId: bulkChange.agencyId, id: bulkChange.id, change: bulkChange.change })
    .from(bulkChange)
    .where(hasNameIn(bulkChange.change, person));
  for (const { agencyId, id, change } of changes) {
    await tx
      .update(bulkChange)
      .set({ change: replaceInText(change, person, false)! })
      .where(and(eq(bulkChange.agencyId, agencyId), eq(bulkChange.id, id)));
  }
  // The explanations of HttpErrors quote user names.
  const quoted = quote(userName);
  const { before, after, cause } = bulkChangePart;
  const parts = await tx
    .select()
    .from(bulkChangePart)
    .where(
      or(
        hasNameIn(before, person),
        hasNameIn(after, person),
        sql`strpos(coalesce(${cause}->>'explanation', ''), ${quoted}) > 0`,
      ),
    )
    .orderBy(bulkChangePart.agencyId, bulkChangePart.bulkChangeId, bulkChangePart.position)
    // Locked, because the work on a part or a decision about it may change what is written back.
    .for("update");
  for (const part of parts) {
    await tx
      .update(bulkChangePart)
      .set({
        before: replaceInText(part.before, person, false),
        after: replaceInText(part.after, person, false),
        cause: part.cause && {
          ...part.cause,
          explanation: part.cause.explanation.replaceAll(quoted, quote(pseudonym)),
        },
      })
      .where(
        and(
          eq(bulkChangePart.agencyId, part.agencyId),
          eq(bulkChangePart.bulkChangeId, part.bulkChangeId),
          eq(bulkChangePart.position, part.position),
        ),
      );
  }
}
