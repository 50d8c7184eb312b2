import { eq } from "drizzle-orm";
import { userUpdateSchema, type User, type UserUpdate } from "@/contract/users/user";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import { hashPassword, passwordHashOf } from "../../platform/auth/password";
import { revokeTokens } from "../../platform/auth/personal-access-token";
import { requireUncommon } from "../../platform/auth/password-rules";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { endPasswordLinks } from "../../platform/auth/password-links";
import { endSessions } from "../../platform/oidc/end-sessions";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import { keepAgency } from "../agencies/agency-row";
import { grantIdOf } from "../../platform/oidc/sessions";
import { requirePassword, requireProofOrBasic, requireSamePassword } from "../account/proof";
import { itemIdOf } from "../../platform/id-in-path";
import { requireAllowedConnections, requireAllowedChanges, requirePossibleType } from "./user-rules";
import {
  lockCompanies,
  requestedConnections,
  requireManaged,
  storeConnections,
  type Connection,
  type LockedCompany,
} from "./connections";
import { requireStillDirector } from "./directors";
import { findUpdatedUser, findUser, type UserWithConnections } from "./user-rows";
import { agencyOfUser, toUser, shownConnections, isAgencyUser } from "./to-user";

/** Updates the user named in the path or the body. Omitted members and connections that others manage stay. */
export async function updateUser(
  context: RequestContext,
  userNameInPath: string | undefined,
  body: ReadBody,
): Promise<User> {
  const inPath = userNameInPath?.normalize("NFC");
  // The hash of the caller's password, which Basic authentication or requireMayGivePassword verifies. It is read before
  // the body, which may take long to arrive: requireSamePassword refuses the write if the password changes meanwhile.
  const provenHash = await passwordHashOf(context.db, context.user.userName);
  // An unknown user is a 404 before the body is read.
  if (inPath !== undefined) await findUser(context.db, context, inPath);
  const { userName: inBody, password, currentPassword, ...patch } = await body(userUpdateSchema);
  const userName = itemIdOf(inPath, inBody, "userName");
  if (typeof password === "string") {
    requireUncommon(password, userName);
    await requireMayGivePassword(context, userName, currentPassword ?? undefined);
  }
  // Clients of version 2 send null for a password that they do not change, so null does not delete the password.
  const passwordHash = typeof password === "string" ? await hashPassword(password) : undefined;
  return context.db.transaction(async (tx) => {
    // Agency, companies, directors, user: the order in which every transaction takes its locks.
    // An unknown agency is refused below if it is the user's new one; a type of user without an agency ignores it.
    const isKnownAgency = typeof patch.agencyId === "string" && (await keepAgency(tx, patch.agencyId));
    const companies = await lockCompanies(tx, context, companyIdsIn(patch));
    if (patch.type !== undefined) await requireStillDirector(tx, context);
    const read = await findUser(tx, context, userName, "no key update");
    const before = toUser(read, context);
    const after = afterPatch(before, patch);
    const requested = changedConnections(context, read, after, patch);
    const changes = {
      type: after.type !== before.type,
      agency: after.agencyId !== before.agencyId,
      connections: requested !== undefined,
      access: after.email !== before.email || passwordHash !== undefined,
    };
    requireAllowedChanges(context, read, changes);
    if (passwordHash !== undefined) await requireSamePassword(tx, context, provenHash);
    if (isAgencyUser(read.user.type) && isAgencyUser(after.type) && after.agencyId === undefined) {
      throw new HttpError("invalid", "The body is not valid: $.agencyId: is required and cannot be deleted.");
    }
    if (changes.agency && !isKnownAgency) notFound("Agency", after.agencyId!);
    if (requested) requireManaged(requested, companies);
    requirePossibleType(read, after);
    await requireMatch(context, before, `User ${quote(userName)}`);
    const needless = changes.type || changes.agency ? connectionsWithoutUse(read, after) : [];
    if (changes.agency || requested) {
      const agencyId = after.agencyId ?? null;
      const connected = connectedAfter(read, requested, companies).filter(
        ({ companyId }) => !needless.includes(companyId),
      );
      requireAllowedConnections(context, { ...after, agencyId }, connected);
    }
    await store(tx, after, passwordHash);
    // A password link may have been mailed to the old address, which somebody else may read.
    const isAddressReplaced = before.email !== undefined && before.email !== after.email;
    if (passwordHash !== undefined || isAddressReplaced) await endPasswordLinks(tx, userName);
    // Somebody else may know the old password, so sessions end. Users who change their own password keep the session in
    // which they change it and their personal access tokens.
    if (passwordHash !== undefined) {
      const isOwn = userName === context.user.userName;
      await endSessions(tx, userName, isOwn ? await grantIdOf(tx, context.credential) : undefined);
      if (!isOwn) await revokeTokens(tx, userName);
    }
    if (requested) await storeConnections(tx, userName, managedOf(read), requested);
    await storeConnections(tx, userName, needless, []);
    const presented = toUser(await findUpdatedUser(tx, context, userName), context);
    await audit(tx, context, {
      action: "update",
      resource: "User",
      resourceId: userName,
      agencyId: agencyOfUser(presented),
      before,
      after: passwordHash === undefined ? presented : { ...presented, passwordChanged: true },
    });
    if (passwordHash !== undefined) {
      const by = userName === context.user.userName ? undefined : context.user.userName;
      await recordSecurityEvent(tx, context.origin, { event: "PasswordChanged", userName, detail: { by } });
    }
    return presented;
  });
}

/**
 * Setting a password takes proof of identity. With the user locked, {@link updateUser} checks the permission again, and
 * that the caller's password is still the proven one; verifying it there would hold the lock for too long.
 */
async function requireMayGivePassword(context: RequestContext, userName: string, currentPassword: string | undefined) {
  const read = await findUser(context.db, context, userName);
  requireAllowedChanges(context, read, { type: false, agency: false, connections: false, access: true });
  if (userName === context.user.userName) await requirePassword(context, currentPassword);
  else await requireProofOrBasic(context, currentPassword);
}

type UserPatch = Omit<UserUpdate, "userName" | "password" | "currentPassword">;

function companyIdsIn(patch: UserPatch): string[] {
  return [...(patch.customers ?? []), ...(patch.companies ?? []).map(({ companyId }) => companyId)];
}

/** The user after the update, except the connections. An agency sent for a type without one is ignored. */
function afterPatch(before: User, { customers, companies, agencyId, ...patch }: UserPatch): User {
  const after = applyPatch(before, patch);
  return isAgencyUser(after.type) && agencyId !== undefined ? { ...after, agencyId: agencyId ?? undefined } : after;
}

/** The requested connections; undefined when the update leaves the connections that the caller sees unchanged. */
function changedConnections(
  context: RequestContext,
  read: UserWithConnections,
  after: User,
  patch: UserPatch,
): Connection[] | undefined {
  const requested = requestedConnections(after.type, patch);
  const present = shownConnections(read, context);
  return requested && keyOf(requested) !== keyOf(present) ? requested : undefined;
}

function keyOf(connections: Connection[]): string {
  return JSON.stringify(connections.map(({ companyId, role }) => [companyId, role ?? ""].join(" ")).sort());
}

function managedOf({ connections }: UserWithConnections): string[] {
  return connections.filter(({ managed }) => managed).map(({ companyId }) => companyId);
}

/** The user's connections after the update: those that others manage, and the requested ones or the present ones. */
function connectedAfter(
  { connections }: UserWithConnections,
  requested: Connection[] | undefined,
  companies: Map<string, LockedCompany>,
): { companyId: string; agencyId: string | null }[] {
  if (!requested) return connections;
  const fromBody = requested.map(({ companyId }) => ({
    companyId,
    agencyId: companies.get(companyId)?.agencyId ?? null,
  }));
  return [...connections.filter(({ managed }) => !managed), ...fromBody];
}

/**
 * The ids of the companies whose connections the update deletes: for a director all that belong to an agency, since
 * directors see their agency's companies without a connection and may see no other agency's; for other types none.
 */
function connectionsWithoutUse({ connections }: UserWithConnections, after: User): string[] {
  if (after.type !== "AgencyDirector") return [];
  return connections.filter(({ agencyId }) => agencyId !== null).map(({ companyId }) => companyId);
}

async function store(tx: Db, after: User, passwordHash: string | undefined): Promise<void> {
  await tx
    .update(user)
    .set({
      type: after.type,
      agencyId: after.agencyId ?? null,
      name: after.name,
      email: after.email ?? null,
      phone: after.phone ?? null,
      cellphone: after.cellphone ?? null,
      language: after.language ?? null,
      ...(passwordHash === undefined ? {} : { passwordHash }),
    })
    .where(eq(user.userName, after.userName));
}
