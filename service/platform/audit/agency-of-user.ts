import { eq } from "drizzle-orm";
import { agencyOf } from "@/contract/companies/company-ids";
import type { Db } from "../db/database";
import { user, userCompany } from "../db/schema";

/**
 * The agency in whose activity changes of a user are listed: the user's own, else the one that all companies of the
 * user belong to; null if there is none.
 */
export async function readAgencyOfUser(tx: Db, userName: string): Promise<string | null> {
  const rows = await tx
    .select({ agencyId: user.agencyId, companyId: userCompany.companyId })
    .from(user)
    .leftJoin(userCompany, eq(userCompany.userName, user.userName))
    .where(eq(user.userName, userName));
  return rows[0]?.agencyId ?? onlyAgencyOf(rows.flatMap(({ companyId }) => companyId ?? []));
}

/** The agency of all these companies; null if they have several, or one of them has none. */
export function onlyAgencyOf(companyIds: readonly string[]): string | null {
  const agencies = new Set(companyIds.map(agencyOf));
  const [only = null] = agencies;
  return agencies.size === 1 ? only : null;
}
