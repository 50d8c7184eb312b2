import { HttpError } from "../http-error";
import { COMMON_PASSWORDS } from "./common-passwords";

/**
 * Words that users of this product are likely to put into passwords, in lower case and without accents: of the product,
 * accounting and its programs and authorities, sign-in pages, the calendar, and Sweden and its cities. Passwords are
 * normalised in the same way.
 */
export const CONTEXT_WORDS = `
nyckeltal dashboard
bokforing bokslut redovisning redovisningsbyra redovisningskonsult byra revision revisor ekonomi ekonom konsult
faktura fakturor loner kontoplan verifikation resultat balans budget moms skatt deklaration arsredovisning
foretag foretaget bolag bolaget kund kunder kontor
accounting accountant accounts bookkeeping auditor finance invoice payroll company client office
skatteverket bolagsverket fortnox visma bankid
admin administrator director consultant owner limited user test demo
losenord password passord inloggning logga login valkommen welcome hemlig hemligt secret
sommar vinter hosten varen summer winter autumn spring
januari februari mars april maj juni juli augusti september oktober november december
sverige sweden stockholm goteborg malmo uppsala
`
  .trim()
  .split(/\s+/);

/** Minimum number of letters outside {@link CONTEXT_WORDS} in a password that contains such words. */
const OWN_LETTERS = 4;

/** The longest first, so that a shorter word does not match a part of a longer one. */
const ANY_CONTEXT_WORD = new RegExp([...CONTEXT_WORDS].sort((one, other) => other.length - one.length).join("|"), "g");

/**
 * Rejects a password that is easy to guess: a common one, one that contains the user name or the name of the product,
 * or one that is little more than {@link CONTEXT_WORDS}, digits and signs (NIST SP 800-63B §3.1.1.2). The contract
 * checks the minimum length; all characters are allowed.
 * @param member the name of the member of the body, for the message
 */
export function requireUncommon(password: string, userName: string, member = "password"): void {
  const written = password.normalize("NFC").toLowerCase();
  if (COMMON_PASSWORDS.has(written)) {
    throw new HttpError(
      "invalid",
      `The body is not valid: $.${member}: expected a password that is not among the commonest.`,
    );
  }
  // A name of fewer than four characters is in many passwords by chance.
  if (written.includes("nyckeltal") || (userName.length >= 4 && written.includes(userName.toLowerCase()))) {
    throw new HttpError(
      "invalid",
      `The body is not valid: $.${member}: expected a password without the name of user or product.`,
    );
  }
  if (isOfContextWords(written)) {
    throw new HttpError(
      "invalid",
      `The body is not valid: $.${member}: expected more than words that come to mind first, digits and signs.`,
    );
  }
}

function isOfContextWords(written: string): boolean {
  const letters = written.normalize("NFKD").replace(/\P{L}/gu, "");
  const own = letters.replace(ANY_CONTEXT_WORD, "");
  return own.length < OWN_LETTERS && own.length < letters.length;
}
