import { refuse } from "../errors";
import { COMMON_PASSWORDS } from "./common-passwords";

/**
 * Refuses a password that is guessed first: one of the commonest, or the user's own name (NIST SP 800-63B §3.1.1.2). How
 * long it must be the contract says; which characters it has is the user's affair.
 * @param member of the body in which it came
 */
export function requireUncommon(password: string, userName: string, member = "password"): void {
  const written = password.normalize("NFC").toLowerCase();
  if (COMMON_PASSWORDS.has(written)) {
    refuse("invalid", `The body is not valid: $.${member}: expected a password that is not among the commonest.`);
  }
  if (written.includes("nyckeltal") || (userName.length >= 4 && written.includes(userName.toLowerCase()))) {
    refuse("invalid", `The body is not valid: $.${member}: expected a password without the name of user or product.`);
  }
}
