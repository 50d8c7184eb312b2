import type { User } from "@/contract/users/user";
import type { UserType } from "@/contract/users/user-types";
import { HttpError, quote } from "../../platform/http-error";
import { seesEveryCompany } from "../../platform/policies/authorize";
import { hasLimitedScope } from "../../platform/policies/token-scope";
import type { RequestContext } from "../../platform/request-context";
import { managesAgencyUsers } from "./manage-users";
import { isAgencyUser } from "./to-user";
import { isShared } from "./user-access";
import type { UserWithConnections } from "./user-rows";

/** The kinds of changes in an update. A member with its present value counts as no change. */
export interface UserChanges {
  type: boolean;
  agency: boolean;
  connections: boolean;
  /** Password or e-mail address: the dashboard proposes the address for mails with a link to set a password. */
  access: boolean;
}

/**
 * Rejects changes that the caller may not make. Users cannot change their own type, agency or companies. For others,
 * the type takes a manager of agency users, the agency an administrator, and the access a caller who manages all
 * connections of the user.
 */
export function requireAllowedChanges(context: RequestContext, read: UserWithConnections, changes: UserChanges): void {
  const subject = `user ${quote(read.user.userName)}`;
  if (read.user.userName === context.user.userName) {
    if (changes.type || changes.agency || changes.connections) {
      throw new HttpError("forbidden", `You cannot change your own type, agency or companies (${subject}).`);
    }
    return;
  }
  if (changes.type && !managesAgencyUsers(context)) {
    throw new HttpError("forbidden", `Your role does not allow to change the type of ${subject}.`);
  }
  if (changes.agency && context.user.type !== "Administrator") {
    throw new HttpError("forbidden", `Only an administrator changes the agency of ${subject}.`);
  }
  if (changes.access && isShared(context, read)) {
    throw new HttpError(
      "forbidden",
      `You cannot change the e-mail and password of ${subject}, who also has companies whose users you do not manage.`,
    );
  }
}

/** @throws HttpError ruleViolation for a change of type other than between director and consultant */
export function requirePossibleType({ user }: UserWithConnections, after: User): void {
  if (after.type === user.type || (isAgencyUser(user.type) && isAgencyUser(after.type))) return;
  const change = `user ${quote(user.userName)} of type ${user.type} cannot become ${after.type}`;
  throw new HttpError("ruleViolation", `Only directors and consultants change into each other; ${change}.`);
}

interface Connected {
  companyId: string;
  agencyId: string | null;
}

/**
 * Rejects (ruleViolation) connections that a user of this type may not have: an agency user never has companies of
 * another agency, and a company user without a company could be managed by nobody but an administrator.
 */
export function requireAllowedConnections(
  context: RequestContext,
  target: { userName: string; type: UserType; agencyId: string | null },
  connected: Connected[],
): void {
  const subject = `User ${quote(target.userName)}`;
  if (target.type === "CompanyUser") {
    if (connected.length === 0 && (!seesEveryCompany(context) || hasLimitedScope(context))) {
      throw new HttpError(
        "ruleViolation",
        `${subject} is a company user and needs a connection with at least one company.`,
      );
    }
    return;
  }
  const foreign = connected.find(({ agencyId }) => agencyId !== null && agencyId !== target.agencyId);
  if (foreign) {
    throw new HttpError(
      "ruleViolation",
      `${subject} cannot be connected with company "${foreign.companyId}" of another agency.`,
    );
  }
}
