import { verifyPassword } from "../../platform/auth/password";
import type { RequestContext } from "../../platform/request-context";
import { HttpError } from "../../platform/http-error";
import { signInOf } from "../../platform/oidc/sessions";

/** After a sign-in it stands for the password so long, milliseconds. */
const RECENT_MS = 300_000;

/**
 * Rejects tokens for changes of credentials: programs hold them, and a token must not outlive itself in another one
 * (docs/interface.md, Me and User). Neither may a program with an access token of its own.
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
 * Lets a change of credentials through to whoever proves to be the user: by the present password, or by having signed
 * in within the last five minutes. A stolen session is not enough to become the account.
 * @param password the present password of the user who asks, as far as it was sent
 * @throws HttpError forbidden for a token, ruleViolation for a wrong password or none where one is needed, tooMany
 */
export async function requireProof(context: RequestContext, password: string | undefined): Promise<void> {
  await requireNoToken(context);
  if (password !== undefined) return requirePassword(context, password);
  if (await signedInRecently(context)) return;
  throw new HttpError("ruleViolation", "This needs your present password, or a sign-in of the last five minutes.");
}

/** {@link requireProof}, where a password that came by Basic with this very request is proof too. */
export async function requireProofOrBasic(context: RequestContext, password: string | undefined): Promise<void> {
  if (password === undefined && context.credential.kind === "password") return;
  await requireProof(context, password);
}

/** Proof by the present password alone; a missing one counts as a wrong try. */
export async function requirePassword(context: RequestContext, password: string | undefined): Promise<void> {
  await requireNoToken(context);
  const { db, user } = context;
  const isRight = () => (password === undefined ? false : verifyPassword(db, user.userName, password));
  if (!(await context.checkSecret("password", isRight)))
    throw new HttpError("ruleViolation", "The current password is wrong.");
}

async function signedInRecently({ db, credential, now }: RequestContext): Promise<boolean> {
  if (credential.kind === "server") return true;
  const signedIn =
    credential.kind === "organisation" ? credential.signedIn : ((await signInOf(db, credential))?.signedIn ?? null);
  return signedIn !== null && now.getTime() - signedIn.getTime() <= RECENT_MS;
}
