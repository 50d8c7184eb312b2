import { eq } from "drizzle-orm";
import { userCreateSchema, userSchema, type User, type UserCreate } from "@/contract/users/user";
import { keepAgency } from "../agencies/agency-row";
import { audit } from "../../platform/audit/audit";
import { requireUncommon } from "../../platform/auth/password-rules";
import { hashPassword } from "../../platform/auth/password";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import { HttpError, notFound, quote, throwHttpError } from "../../platform/http-error";
import { withIdInPath } from "../../platform/id-in-path";
import { seesEveryCompany } from "../../platform/policies/authorize";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { requireAllowedConnections } from "./user-rules";
import { lockCompanies, requestedConnections, requireManaged, storeConnections, type Connection } from "./connections";
import { managesAgencyUsers, managesCompanyUsers } from "./manage-users";
import { agencyOfUser, toUser, isAgencyUser } from "./to-user";
import { findUser } from "./user-rows";

/**
 * Creates a user of the caller's agency (for an administrator, of any), or of companies whose users the caller manages.
 */
export async function createUser(
  context: RequestContext,
  userNameInPath: string | undefined,
  body: ReadBody,
): Promise<User> {
  if (!managesAgencyUsers(context) && !(await managesCompanyUsers(context))) {
    throw new HttpError("forbidden", "Your role does not allow to create users.");
  }
  const inPath = userNameInPath?.normalize("NFC");
  if (inPath !== undefined && !userSchema.shape.userName.safeParse(inPath).success) notFound("User", inPath);
  const input = await body(withIdInPath(userCreateSchema, "userName", inPath));
  requireCreatableType(context, input);
  const agencyId = agencyOf(context, input);
  const passwordHash = await newPasswordHash(input);
  return context.db.transaction(async (tx) => {
    if (agencyId !== null && !(await keepAgency(tx, agencyId))) notFound("Agency", agencyId);
    const connections = requestedConnections(input.type, input) ?? [];
    const companies = await lockCompanies(
      tx,
      context,
      connections.map(({ companyId }) => companyId),
    );
    requireManaged(connections, companies);
    requireAllowedConnections(
      context,
      { ...input, agencyId },
      connections.map(({ companyId }) => ({ companyId, agencyId: companies.get(companyId)!.agencyId })),
    );
    return storeUser(tx, context, { ...input, passwordHash }, agencyId, connections);
  });
}

function requireCreatableType(context: RequestContext, { type, userName }: UserCreate): void {
  if (isAgencyUser(type) && !managesAgencyUsers(context)) {
    throw new HttpError(
      "forbidden",
      `Your role does not allow to create users of an agency, such as ${quote(userName)}.`,
    );
  }
  if (type !== "Administrator") return;
  if (!seesEveryCompany(context))
    throw new HttpError("forbidden", "Your role does not allow to create administrators.");
  throw new HttpError("ruleViolation", "An administrator is made on the server, with the admin command.");
}

/** The agency of a new agency user: the caller's own; an administrator names it. */
function agencyOf(context: RequestContext, { type, agencyId }: UserCreate): string | null {
  if (!isAgencyUser(type)) return null;
  if (!seesEveryCompany(context)) {
    if (agencyId !== undefined && agencyId !== context.user.agencyId) {
      throw new HttpError("forbidden", "Only an administrator chooses the agency of a user.");
    }
    return context.user.agencyId;
  }
  return (
    agencyId ?? throwHttpError("invalid", "The body is not valid: $.agencyId: is required for a user of an agency.")
  );
}

/** Creates an administrator of the installation. Only the admin command calls it. */
export async function createAdministrator(context: RequestContext, body: ReadBody): Promise<User> {
  const input = await body(userCreateSchema);
  const passwordHash = await newPasswordHash(input);
  return context.db.transaction((tx) =>
    storeUser(tx, context, { ...input, type: "Administrator", passwordHash }, null),
  );
}

async function newPasswordHash({ userName, password }: UserCreate): Promise<string | null> {
  if (password === undefined) return null;
  requireUncommon(password, userName);
  return hashPassword(password);
}

/** Stores a user whose name is not taken, with the connections to companies, and writes the audit entry. */
async function storeUser(
  tx: Db,
  context: RequestContext,
  input: UserCreate & { passwordHash: string | null },
  agencyId: string | null,
  connections: Connection[] = [],
): Promise<User> {
  const { userName, type, name, email, phone, cellphone, language, passwordHash } = input;
  const taken = await tx.$count(user, eq(user.userName, userName));
  if (taken > 0) throw new HttpError("exists", `User ${quote(userName)} already exists.`);
  const created = { userName, type, agencyId, name, email, phone, cellphone, language, passwordHash };
  await tx.insert(user).values({ ...created, created: context.now });
  await storeConnections(tx, userName, [], connections);
  const presented = toUser(await findUser(tx, context, userName), context);
  await audit(tx, context, {
    action: "create",
    resource: "User",
    resourceId: userName,
    agencyId: agencyOfUser(presented),
    after: presented,
  });
  return presented;
}
