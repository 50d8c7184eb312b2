import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { agency } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import type { AgencyRow } from "../../platform/policies/authorize";

/**
 * The agency as it is now, for this transaction: `no key update` keeps other writers out, `update` also new companies of it.
 */
export async function lockAgency(tx: Db, shortName: string, strength: "update" | "no key update"): Promise<AgencyRow> {
  const [row] = await tx.select().from(agency).where(eq(agency.shortName, shortName)).for(strength);
  return row ?? notFound("Agency", shortName);
}
