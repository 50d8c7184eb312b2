import type { UserType } from "@/contract/users/user";
import type { RequestContext } from "../../platform/request-context";
import { HttpError, quote } from "../../platform/http-error";

interface Connected {
  companyId: string;
  agencyId: string | null;
}

/**
 * Refuses with ruleViolation connections that a user of this type may not have: agency users are never connected with
 * companies of another agency, and a company user without a company would be in nobody's hands but an administrator's.
 */
export function requireRightConnections(
  context: RequestContext,
  who: { userName: string; type: UserType; agencyId: string | null },
  connected: Connected[],
): void {
  const what = `User ${quote(who.userName)}`;
  if (who.type === "CompanyUser") {
    if (connected.length === 0 && context.user.type !== "Administrator") {
      throw new HttpError(
        "ruleViolation",
        `${what} is a company user and needs a connection with at least one company.`,
      );
    }
    return;
  }
  const foreign = connected.find(({ agencyId }) => agencyId !== null && agencyId !== who.agencyId);
  if (foreign) {
    throw new HttpError(
      "ruleViolation",
      `${what} cannot be connected with company "${foreign.companyId}" of another agency.`,
    );
  }
}
