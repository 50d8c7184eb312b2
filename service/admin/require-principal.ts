import { findPrincipal } from "../platform/auth/authenticate";
import type { Principal } from "../platform/request-context";
import { CommandFailure, type Work } from "./command";

/**
 * The user as whom somebody is to sign in, or a program is to act.
 * @throws {CommandFailure} for a user who does not exist or is disabled
 */
export async function requirePrincipal({ db }: Pick<Work, "db">, userName: string): Promise<Principal> {
  const principal = await findPrincipal(db, userName.normalize("NFC"));
  if (!principal) throw new CommandFailure(`User ${JSON.stringify(userName)} does not exist or is disabled.`);
  return principal;
}
