import type { User } from "@/contract/users/user";
import type { UserType } from "@/contract/users/user-types";
import { HttpError, quote } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { managesAgencyUsers } from "./manage-users";
import { isAgencyUser } from "./to-user";
import type { ReadUser } from "./user-rows";

/** The kinds of change in an update. Members sent with their present value change nothing. */
export interface UserChanges {
  type: boolean;
  agency: boolean;
  connections: boolean;
  /** E-mail or password: who sets them can take the user over. */
  access: boolean;
}

/**
 * Rejects changes that the caller may not make. Everyone changes their own name, contact data, language and
 * password; who manages a user changes the rest, but the access only of users without a connection outside their hands.
 */
export function requireAllowedChanges(context: RequestContext, read: ReadUser, changes: UserChanges): void {
  const subject = `user ${quote(read.user.userName)}`;
  if (read.user.userName === context.user.userName) {
    if (changes.type || changes.agency || changes.connections) {
      throw new HttpError(
        "forbidden",
        `Nobody changes their own type, agency or companies, as this would of ${subject}.`,
      );
    }
    return;
  }
  if (changes.type && !managesAgencyUsers(context)) {
    throw new HttpError("forbidden", `Your role does not allow to change the type of ${subject}.`);
  }
  if (changes.agency && context.user.type !== "Administrator") {
    throw new HttpError("forbidden", `Only an administrator changes the agency of ${subject}.`);
  }
  if (changes.access && read.connections.some(({ managed }) => !managed)) {
    throw new HttpError(
      "forbidden",
      `E-mail and password of ${subject} are not yours to change: they are connected with others' companies.`,
    );
  }
}

/** @throws HttpError ruleViolation for a change of type other than between director and consultant */
export function requirePossibleType({ user }: ReadUser, after: User): void {
  if (after.type === user.type || (isAgencyUser(user.type) && isAgencyUser(after.type))) return;
  const subject = `user ${quote(user.userName)} is a ${user.type}`;
  throw new HttpError("ruleViolation", `Only directors and consultants change into each other; ${subject}.`);
}

interface Connected {
  companyId: string;
  agencyId: string | null;
}

/**
 * Rejects (ruleViolation) connections that a user of this type may not have: agency users are never connected with
 * companies of another agency, and a company user without a company would be in nobody's hands but an administrator's.
 */
export function requireRightConnections(
  context: RequestContext,
  who: { userName: string; type: UserType; agencyId: string | null },
  connected: Connected[],
): void {
  const subject = `User ${quote(who.userName)}`;
  if (who.type === "CompanyUser") {
    if (connected.length === 0 && context.user.type !== "Administrator") {
      throw new HttpError(
        "ruleViolation",
        `${subject} is a company user and needs a connection with at least one company.`,
      );
    }
    return;
  }
  const foreign = connected.find(({ agencyId }) => agencyId !== null && agencyId !== who.agencyId);
  if (foreign) {
    throw new HttpError(
      "ruleViolation",
      `${subject} cannot be connected with company "${foreign.companyId}" of another agency.`,
    );
  }
}
