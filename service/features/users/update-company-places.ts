import type { User } from "@/contract/users/user";
import { companyPlacesUpdateSchema, type CompanyPlace, type CompanyPlaceChange } from "@/contract/users/user-companies";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockCompanies, requireManaged, storeConnections, type LockedCompany } from "./connections";
import { toUser } from "./to-user";
import { findUpdatedUser, findUser, type UserWithConnections } from "./user-rows";
import { requireAllowedChanges, requireAllowedConnections } from "./user-rules";

/**
 * Changes the users' places in companies of the agency, all of them or none. Each change names the place that it
 * replaces.
 * @returns the changed users, sorted by user name
 */
export async function updateCompanyPlaces(context: RequestContext, agencyId: string, body: ReadBody): Promise<User[]> {
  await requireAgencyAccess(context, agencyId, "agencyUser.manage");
  const { changes } = await body(companyPlacesUpdateSchema);
  const byUser = new Map<string, CompanyPlaceChange[]>();
  for (const change of changes) {
    byUser.set(change.userName, [...(byUser.get(change.userName) ?? []), change]);
  }
  return context.db.transaction(async (tx) => {
    const ids = [...new Set(changes.map(({ companyId }) => companyId))].sort();
    const companies = await lockCompanies(tx, context, ids);
    for (const id of ids) if (companies.get(id)?.agencyId !== agencyId) notFound("Company", id);
    requireManaged(
      ids.map((companyId) => ({ companyId })),
      companies,
    );
    const updated: User[] = [];
    // In a fixed order, so that two concurrent updates of the same users cannot deadlock.
    for (const [userName, userChanges] of [...byUser].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const read = await findUser(tx, context, userName, "no key update");
      if (read.user.type !== "CompanyUser" && read.user.agencyId !== agencyId) notFound("User", userName);
      updated.push(await changePlaces(tx, context, agencyId, read, userChanges, companies));
    }
    return updated;
  });
}

/**
 * Changes and audits the places of one user in companies of one agency, in a transaction that has locked the user and
 * the companies.
 */
export async function changePlaces(
  tx: Db,
  context: RequestContext,
  agencyId: string,
  read: UserWithConnections,
  changes: readonly CompanyPlaceChange[],
  companies: ReadonlyMap<string, LockedCompany>,
): Promise<User> {
  const { user } = read;
  requireAllowedChanges(context, read, { type: false, agency: false, connections: true, access: false });
  // As in roleOf, a company user without a role counts as Limited.
  const placeWithoutRole = user.type === "CompanyUser" ? "Limited" : "Client";
  const present = new Map(read.connections.map(({ companyId, role }) => [companyId, role ?? placeWithoutRole]));
  for (const { companyId, before, after } of changes) {
    requirePossible(read, after);
    const place = present.get(companyId) ?? null;
    if (place !== before) {
      throw new HttpError(
        "ruleViolation",
        `The place of user ${quote(user.userName)} in company "${companyId}" is ${String(place)}, not ${String(before)}.`,
      );
    }
  }
  const changed = changes.map(({ companyId }) => companyId);
  const added = changes.flatMap(({ companyId, after }) =>
    after === null ? [] : [{ companyId, role: after === "Client" ? null : after }],
  );
  const kept = read.connections.filter(({ companyId }) => !changed.includes(companyId));
  requireAllowedConnections(context, user, [
    ...kept,
    ...added.map(({ companyId }) => ({ companyId, agencyId: companies.get(companyId)?.agencyId ?? null })),
  ]);
  await storeConnections(tx, user.userName, changed, added);
  const before = toUser(read, context);
  const after = toUser(await findUpdatedUser(tx, context, user.userName), context);
  await audit(tx, context, {
    action: "update",
    resource: "User",
    resourceId: user.userName,
    agencyId,
    before,
    after,
  });
  return after;
}

function requirePossible({ user: { userName, type } }: UserWithConnections, after: CompanyPlace): void {
  const isPossible = type === "CompanyUser" ? after !== "Client" : after === null || after === "Client";
  if (isPossible && type !== "AgencyDirector") return;
  const expected =
    type === "AgencyDirector"
      ? "a director, who has all companies of the agency"
      : type === "CompanyUser"
        ? "a company user, who has a role in a company"
        : "a consultant, to whom a company is a Client or not";
  throw new HttpError("ruleViolation", `User ${quote(userName)} is ${expected}.`);
}
