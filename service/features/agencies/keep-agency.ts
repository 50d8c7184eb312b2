import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { keepFromDeletion } from "../../platform/db/locks";
import { agency } from "../../platform/db/schema";

/** Keeps an agency from being deleted for this transaction; whether there is one. */
export async function keepAgency(tx: Db, shortName: string): Promise<boolean> {
  await keepFromDeletion(tx, "agency", [shortName]);
  return (await tx.$count(agency, eq(agency.shortName, shortName))) > 0;
}
