import { eq } from "drizzle-orm";
import { userCreateSchema, userSchema, type User, type UserCreate } from "@/contract/users/user";
import { audit } from "../../platform/audit/audit";
import { hashPassword } from "../../platform/auth/password";
import { requireUncommon } from "../../platform/auth/password-rules";
import type { Caller, ReadBody } from "../../platform/request-context";
import { user } from "../../platform/db/schema";
import { notFound, quote, refuse } from "../../platform/http-error";
import { managesAgencyUsers, managesCompanyUsers } from "./manage-users";
import { keepAgency } from "../agencies/keep-agency";
import { withIdInPath } from "../../platform/http/path-id";
import { requireRightConnections } from "./connection-rules";
import { lockCompanies, requestedConnections, requireManaged, storeConnections } from "./connections";
import { findUser } from "./find-user";
import { presentUser } from "./present-user";
import { isAgencyUser } from "./user-type";

/** Creates a user of the caller's agency or of companies whose users the caller manages. */
export async function createUser(caller: Caller, userNameInPath: string | undefined, body: ReadBody): Promise<User> {
  if (!managesAgencyUsers(caller) && !(await managesCompanyUsers(caller))) {
    refuse("forbidden", "Your role does not allow to create users.");
  }
  const inPath = userNameInPath?.normalize("NFC");
  if (inPath !== undefined && !userSchema.shape.userName.safeParse(inPath).success) notFound("User", inPath);
  const input = await body(withIdInPath(userCreateSchema, "userName", inPath));
  requireCreatableType(caller, input);
  const agencyId = agencyOf(caller, input);
  if (input.password !== undefined) requireUncommon(input.password, input.userName);
  const passwordHash = input.password === undefined ? null : await hashPassword(input.password);
  return caller.db.transaction(async (tx) => {
    if (agencyId !== null && !(await keepAgency(tx, agencyId))) notFound("Agency", agencyId);
    const connections = requestedConnections(input.type, input) ?? [];
    const companies = await lockCompanies(
      tx,
      caller,
      connections.map(({ companyId }) => companyId),
    );
    requireManaged(connections, companies);
    requireRightConnections(
      caller,
      { ...input, agencyId },
      connections.map(({ companyId }) => ({ companyId, agencyId: companies.get(companyId)!.agencyId })),
    );
    const { userName, type, name, email, phone, cellphone, language } = input;
    const taken = await tx.$count(user, eq(user.userName, userName));
    if (taken > 0) refuse("exists", `User ${quote(userName)} already exists.`);
    const created = { userName, type, agencyId, name, email, phone, cellphone, language, passwordHash };
    await tx.insert(user).values({ ...created, created: caller.now });
    await storeConnections(tx, userName, [], connections);
    const presented = presentUser(await findUser(tx, caller, userName), caller);
    await audit(tx, caller, { action: "create", resource: "User", resourceId: userName, after: presented });
    return presented;
  });
}

function requireCreatableType(caller: Caller, { type, userName }: UserCreate): void {
  if (isAgencyUser(type) && !managesAgencyUsers(caller)) {
    refuse("forbidden", `Your role does not allow to create users of an agency, such as ${quote(userName)}.`);
  }
  if (type !== "Administrator") return;
  if (caller.user.type !== "Administrator") refuse("forbidden", "Your role does not allow to create administrators.");
  refuse("ruleViolation", "An administrator is made on the server, with the admin command.");
}

/** The agency of a new agency user: the caller's own; an administrator names it. */
function agencyOf(caller: Caller, { type, agencyId }: UserCreate): string | null {
  if (!isAgencyUser(type)) return null;
  if (caller.user.type !== "Administrator") {
    if (agencyId !== undefined && agencyId !== caller.user.agencyId) {
      refuse("forbidden", "Only an administrator chooses the agency of a user.");
    }
    return caller.user.agencyId;
  }
  return agencyId ?? refuse("invalid", "The body is not valid: $.agencyId: is required for a user of an agency.");
}
