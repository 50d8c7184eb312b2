import type { Agency } from "@/contract/agencies";
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
