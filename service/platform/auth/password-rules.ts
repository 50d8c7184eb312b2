import { HttpError } from "../http-error";
import { COMMON_PASSWORDS } from "./common-passwords";

/**
 * Words near at hand for users of this product, in lower case and without accents: of the product, the trade, its
 * programs and authorities, sign-in pages and the calendar. Passwords are folded the same way before they are compared.
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

/** A password with this many letters of its own beside words near at hand is not guessed from those. */
const OWN_LETTERS = 4;

/** The longest first, so that what is left of a long word is not taken for letters of the user's own. */
const ANY_CONTEXT_WORD = new RegExp([...CONTEXT_WORDS].sort((one, other) => other.length - one.length).join("|"), "g");

/**
 * Rejects a password that is guessed first: one of the commonest, one with the user's own name or the product's, or one
 * of little else than {@link CONTEXT_WORDS}, digits and signs (NIST SP 800-63B §3.1.1.2). Its minimum length is the
 * contract's; all characters are allowed.
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
