import { eq } from "drizzle-orm";
import type { Agency } from "@/contract/agencies";
import type { Db } from "../../platform/db/database";
import { keepFromDeletion } from "../../platform/db/locks";
import { agency } from "../../platform/db/schema";
import { notFound, HttpError, quote } from "../../platform/http-error";
import type { AgencyRow } from "../../platform/policies/authorize";

export function toAgency(row: AgencyRow): Agency {
  return {
    shortName: row.shortName,
    name: row.name,
    numberOfLicences: row.numberOfLicences ?? undefined,
    contactInfo: row.contactInfo ?? undefined,
    requireSecondFactor: row.requireSecondFactor || undefined,
  };
}

/**
 * Locks the agency's row until the transaction ends. A lock of either strength makes further ones wait; `update` also
 * makes inserts of rows that refer to the agency wait.
 * @throws HttpError notFound when the agency does not exist
 */
export async function lockAgency(tx: Db, shortName: string, strength: "update" | "no key update"): Promise<AgencyRow> {
  const [row] = await tx.select().from(agency).where(eq(agency.shortName, shortName)).for(strength);
  return row ?? notFound("Agency", shortName);
}

/** Keeps an agency from being deleted until this transaction ends; resolves to true when the agency exists. */
export async function keepAgency(tx: Db, shortName: string): Promise<boolean> {
  await keepFromDeletion(tx, "agency", [shortName]);
  return (await tx.$count(agency, eq(agency.shortName, shortName))) > 0;
}

/** @throws HttpError ruleViolation for more companies than licences; licences null or undefined set no limit */
export function requireLicences(shortName: string, licences: number | null | undefined, companies: number): void {
  if (licences !== null && licences !== undefined && companies > licences) {
    throw new HttpError(
      "ruleViolation",
      `Agency ${quote(shortName)} has too few licences (${licences}) for its companies (${companies}).`,
    );
  }
}
