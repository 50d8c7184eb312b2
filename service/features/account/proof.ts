import { verifyPassword } from "../../platform/auth/password";
import type { Caller } from "../../platform/request-context";
import { refuse } from "../../platform/http-error";
import { signInOf } from "../../platform/oidc/sessions";

/** After a sign-in it stands for the password so long, milliseconds. */
const RECENT_MS = 300_000;

/**
 * Refuses what changes credentials to a token: it is given to programs, and must not outlive itself in another one
 * (decisions §6). Neither may a program with an access token of its own.
 */
export async function requireNoToken(caller: Caller): Promise<void> {
  const isToken =
    caller.credential.kind === "personalAccessToken" ||
    (caller.credential.kind === "accessToken" && (await signInOf(caller.db, caller.credential)) === null);
  if (isToken) refuse("forbidden", "A token makes no tokens and changes no password or second factor.");
}

/**
 * Lets a change of credentials through to whoever proves to be the user: by the present password, or by having signed in
 * within the last five minutes. A stolen session is not enough to become the account.
 * @param password the present password of the user who asks, as far as it was sent
 * @throws Refusal forbidden for a token, ruleViolation for a wrong password or none where one is needed, tooMany
 */
export async function requireProof(caller: Caller, password: string | undefined): Promise<void> {
  await requireNoToken(caller);
  if (password !== undefined) return requirePassword(caller, password);
  if (!(await signedInRecently(caller))) refuseWithoutProof();
}

/** {@link requireProof} for the password of another user; one that came by Basic with this request is the present one. */
export async function requireProofForAnother(caller: Caller, password: string | undefined): Promise<void> {
  if (password === undefined && caller.credential.kind === "password") return;
  await requireProof(caller, password);
}

/** Proof by the present password alone; a missing one counts as a wrong try. */
export async function requirePassword(caller: Caller, password: string | undefined): Promise<void> {
  await requireNoToken(caller);
  const { db, user } = caller;
  const isRight = () => (password === undefined ? false : verifyPassword(db, user.userName, password));
  if (!(await caller.checkSecret("password", isRight))) refuse("ruleViolation", "The current password is wrong.");
}

async function signedInRecently({ db, credential, now }: Caller): Promise<boolean> {
  if (credential.kind === "server") return true;
  const signedIn =
    credential.kind === "organisation" ? credential.signedIn : ((await signInOf(db, credential))?.signedIn ?? null);
  return signedIn !== null && now.getTime() - signedIn.getTime() <= RECENT_MS;
}

function refuseWithoutProof(): never {
  refuse("ruleViolation", "This needs your present password, or a sign-in of the last five minutes.");
}
