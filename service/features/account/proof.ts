import { eq } from "drizzle-orm";
import { PASSWORD_NEEDED, PASSWORD_WRONG } from "@/contract/users/password-proof";
import { verifyPassword } from "../../platform/auth/password";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import type { RequestContext } from "../../platform/request-context";
import { HttpError } from "../../platform/http-error";
import { signInOf } from "../../platform/oidc/sessions";

/** Time in milliseconds for which a sign-in counts as proof instead of the password. */
const RECENT_MS = 300_000;

/**
 * Rejects personal access tokens, and access tokens that a program got for itself, without a sign-in of the user. A
 * token that could make tokens could prolong its own life (docs/interface.md, Authentication).
 */
export async function requireNoToken(
  context: RequestContext,
  message = "A token makes no tokens and changes no password or second factor.",
): Promise<void> {
  const isToken =
    context.credential.kind === "personalAccessToken" ||
    (context.credential.kind === "accessToken" && (await signInOf(context.db, context.credential)) === null);
  if (isToken) throw new HttpError("forbidden", message);
}

/**
 * Requires proof that the caller is the user: the present password, or a sign-in within the last five minutes. A stolen
 * session must not be enough to take over the account.
 * @param password the present password of the caller, if it was sent
 * @throws HttpError forbidden for a token, ruleViolation for a wrong or missing password, tooMany after many tries
 */
export async function requireProof(context: RequestContext, password: string | undefined): Promise<void> {
  await requireNoToken(context);
  if (password !== undefined) return requirePassword(context, password);
  if (await signedInRecently(context)) return;
  throw new HttpError("ruleViolation", PASSWORD_NEEDED);
}

/** {@link requireProof}, which also accepts the password that this request sent by Basic authentication. */
export async function requireProofOrBasic(context: RequestContext, password: string | undefined): Promise<void> {
  if (password === undefined && context.credential.kind === "password") return;
  await requireProof(context, password);
}

/** Requires the present password; a missing one counts as a wrong attempt. */
export async function requirePassword(context: RequestContext, password: string | undefined): Promise<void> {
  await requireNoToken(context);
  const { db } = context;
  const { userName } = context.user;
  const isCorrect = () => (password === undefined ? false : verifyPassword(db, userName, password));
  if (!(await context.checkSecret("password", isCorrect))) throw new HttpError("ruleViolation", PASSWORD_WRONG);
}

/**
 * Rejects a change of credentials if the caller got another password, or was disabled, since the proof. Call it in the
 * transaction of the change, after locking the changed user or inserting their token. A caller who changes another user
 * is not locked: a change of the caller's password that commits later counts as one after this request.
 * @param provenHash the hash of the caller's password, read before the proof
 */
export async function requireSamePassword(
  tx: Db,
  context: Pick<RequestContext, "credential"> & { user: Pick<RequestContext["user"], "userName"> },
  provenHash: string | null,
): Promise<void> {
  if (context.credential.kind === "server") return;
  const [row] = await tx
    .select({ passwordHash: user.passwordHash, disabled: user.disabled })
    .from(user)
    .where(eq(user.userName, context.user.userName));
  // Compared apart: a caller who signs in elsewhere has no password, and so has the same hash when disabled.
  if (!row || row.disabled || row.passwordHash !== provenHash)
    throw new HttpError("ruleViolation", "Your password or your access was changed by another request.");
}

async function signedInRecently({ db, credential, now }: RequestContext): Promise<boolean> {
  // Admin commands and background work have no session that somebody could steal.
  if (credential.kind === "server") return true;
  const signedIn =
    credential.kind === "organisation" ? credential.signedIn : ((await signInOf(db, credential))?.signedIn ?? null);
  return signedIn !== null && now.getTime() - signedIn.getTime() <= RECENT_MS;
}
