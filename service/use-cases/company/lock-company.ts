import { eq } from "drizzle-orm";
import type { Db } from "../../db/database";
import { company } from "../../db/schema";
import { notFound } from "../../errors";
import type { CompanyRow } from "../../policies/connected-company";

/** The company as it is now, kept from other writers for this transaction; `update` keeps new references out too. */
export async function lockCompany(tx: Db, id: string, strength: "update" | "no key update"): Promise<CompanyRow> {
  const [row] = await tx.select().from(company).where(eq(company.id, id)).for(strength);
  return row ?? notFound("Company", id);
}
