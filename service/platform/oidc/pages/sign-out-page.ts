import type { Locale } from "@/contract/format/locale";
import { Html, html, makePage, type Page } from "./page";
import { PAGE_TEXTS } from "./texts";

/** The id of the form of the provider. */
const FORM = "op.logoutForm";

/**
 * Asks for confirmation, since any site may link to this page. Staying is a link: the form without `logout` would still
 * end the tokens of the client that the request names.
 * @param form the form of the provider, which includes its anti-forgery secret
 * @param isProven true if the client sent the user's ID token: it has asked the user for confirmation already, and the
 * page submits itself
 */
export function signOutPage(
  language: Locale,
  form: string,
  formOrigins: string[],
  isProven: boolean,
  dashboard: string,
): Page {
  const texts = PAGE_TEXTS[language];
  return makePage({
    language,
    formOrigins,
    title: texts.signOut,
    body: html`<h1>${texts.signOut}</h1>
      <p class="lead">${texts.signOutLead}</p>
      ${new Html(form)}
      <button type="submit" form="${FORM}" name="logout" value="yes" id="sign-out">${texts.signOut}</button>
      ${isProven ? null : html`<a class="button quiet" href="${dashboard}">${texts.staySignedIn}</a>`}`,
    ...(isProven ? { script: `document.getElementById("sign-out").click();` } : {}),
  });
}

export function signedOutPage(language: Locale, dashboard: string): Page {
  const texts = PAGE_TEXTS[language];
  return makePage({
    language,
    title: texts.signedOut,
    body: html`<h1>${texts.signedOut}</h1>
      <p class="lead">${texts.signedOutLead}</p>
      <a class="button" href="${dashboard}">${texts.toDashboard}</a>`,
  });
}
