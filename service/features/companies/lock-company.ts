import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { lockForWriting } from "../../platform/db/locks";
import { company } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import type { CompanyRow } from "../../platform/policies/connected-company";

/** The company as it is now; others who ask for it so wait for the end of this transaction. */
export async function lockCompany(tx: Db, id: string): Promise<CompanyRow> {
  await lockForWriting(tx, id);
  // A statement of its own: what it reads is as it stands once the lock is held.
  const [row] = await tx.select().from(company).where(eq(company.id, id));
  return row ?? notFound("Company", id);
}
