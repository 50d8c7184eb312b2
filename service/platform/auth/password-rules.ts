import { HttpError } from "../http-error";
import { COMMON_PASSWORDS } from "./common-passwords";
import { CONTEXT_WORDS } from "./context-words";

/** A password with this many letters of its own beside words near at hand is not guessed from those. */
const OWN_LETTERS = 4;

/** The longest first, so that what is left of a long word is not taken for letters of the user's own. */
const ANY_CONTEXT_WORD = new RegExp([...CONTEXT_WORDS].sort((one, other) => other.length - one.length).join("|"), "g");

/**
 * Refuses a password that is guessed first: one of the commonest, one with the user's own name or the product's, or one of
 * little else than {@link CONTEXT_WORDS}, digits and signs (NIST SP 800-63B §3.1.1.2). How long it must be the contract
 * says; which characters it has is the user's affair.
 * @param member of the body in which it came
 */
export function requireUncommon(password: string, userName: string, member = "password"): void {
  const written = password.normalize("NFC").toLowerCase();
  if (COMMON_PASSWORDS.has(written)) {
    throw new HttpError(
      "invalid",
      `The body is not valid: $.${member}: expected a password that is not among the commonest.`,
    );
  }
  if (written.includes("nyckeltal") || (userName.length >= 4 && written.includes(userName.toLowerCase()))) {
    throw new HttpError(
      "invalid",
      `The body is not valid: $.${member}: expected a password without the name of user or product.`,
    );
  }
  if (isOfContextWords(written)) {
    throw new HttpError(
      "invalid",
      `The body is not valid: $.${member}: expected more than words that lie near, digits and signs.`,
    );
  }
}

function isOfContextWords(written: string): boolean {
  const letters = written.normalize("NFKD").replace(/\P{L}/gu, "");
  const own = letters.replace(ANY_CONTEXT_WORD, "");
  return own.length < OWN_LETTERS && own.length < letters.length;
}
