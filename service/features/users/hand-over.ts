import { eq } from "drizzle-orm";
import { handOverCreateSchema, type CompanyPlaceChange, type HandOver } from "@/contract/users/user-companies";
import { user } from "../../platform/db/schema";
import { workShardByShard } from "../../platform/db/shard-by-shard";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { lockCompanies } from "./connections";
import { lockDirectors, requireStillDirector } from "./directors";
import { handOverQuestions } from "./hand-over-questions";
import { storeDisabled } from "./update-user-access";
import { toUser } from "./to-user";
import { changePlaces } from "./update-company-places";
import { findUser, type UserWithConnections } from "./user-rows";

/**
 * Hands the clients of a consultant over to another user of the agency, with the open questions that are assigned to
 * the consultant there, and disables the consultant if asked to: all of it or nothing. A director has all clients
 * already and gets only the questions. A director cannot hand over: their questions are assigned one by one.
 */
export async function handOver(context: RequestContext, agencyId: string, body: ReadBody): Promise<HandOver> {
  await requireAgencyAccess(context, agencyId, "agencyUser.manage");
  const { from, to, disable } = await body(handOverCreateSchema);
  if (from === to) throw new HttpError("ruleViolation", `User ${quote(from)} cannot hand over to themselves.`);
  const clientsBefore = clientsOf(await findUser(context.db, context, from), agencyId);
  return context.db.transaction(async (tx) => {
    await workShardByShard(tx);
    const companies = await lockCompanies(tx, context, [...clientsBefore].sort());
    // Directors before other users: the order in which every transaction takes its locks.
    await requireStillDirector(tx, context);
    await lockDirectors(tx, agencyId);
    const locked = new Map<string, UserWithConnections>();
    for (const name of [from, to].sort()) locked.set(name, await findUser(tx, context, name, "no key update"));
    const [leaver, receiver] = [locked.get(from)!, locked.get(to)!];
    for (const { user: found } of [leaver, receiver]) {
      if (found.type === "CompanyUser" || found.agencyId !== agencyId) notFound("User", found.userName);
    }
    if (leaver.user.type !== "AgencyConsultant") {
      throw new HttpError("ruleViolation", `User ${quote(from)} is no consultant and has no clients to hand over.`);
    }
    const [row] = await tx.select({ disabled: user.disabled }).from(user).where(eq(user.userName, to));
    if (row!.disabled) throw new HttpError("ruleViolation", `User ${quote(to)} is barred and takes no clients.`);
    const clients = clientsOf(leaver, agencyId);
    if (clients.some((id) => !companies.has(id))) {
      throw new HttpError("ruleViolation", `The clients of user ${quote(from)} have changed meanwhile; try again.`);
    }
    const had = new Set(receiver.connections.map(({ companyId }) => companyId));
    const added = receiver.user.type === "AgencyConsultant" ? clients.filter((id) => !had.has(id)) : [];
    const change = (userName: string, ids: string[], isAdded: boolean): CompanyPlaceChange[] =>
      ids.map((companyId) => ({
        userName,
        companyId,
        before: isAdded ? null : "Client",
        after: isAdded ? "Client" : null,
      }));
    const after = { from: toUser(leaver, context), to: toUser(receiver, context) };
    if (clients.length > 0) {
      after.from = await changePlaces(tx, context, agencyId, leaver, change(from, clients, false), companies);
    }
    if (added.length > 0)
      after.to = await changePlaces(tx, context, agencyId, receiver, change(to, added, true), companies);
    const questions = await handOverQuestions(tx, context, { from, to: receiver.user, companies: clients });
    if (disable) await storeDisabled(tx, context, leaver, true);
    return { ...after, companies: clients, alreadyHad: clients.filter((id) => had.has(id)), questions };
  });
}

/** Ids of the agency's companies with which a user is connected. */
function clientsOf({ connections }: UserWithConnections, agencyId: string): string[] {
  return connections.filter((connection) => connection.agencyId === agencyId).map(({ companyId }) => companyId);
}
