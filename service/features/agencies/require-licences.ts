import { HttpError, quote } from "../../platform/http-error";

/** Refuses with ruleViolation when an agency would have more companies than licences; null sets no limit. */
export function requireLicences(shortName: string, licences: number | null | undefined, companies: number): void {
  if (licences !== null && licences !== undefined && companies > licences) {
    throw new HttpError(
      "ruleViolation",
      `Agency ${quote(shortName)} has too few licences (${licences}) for its companies (${companies}).`,
    );
  }
}
