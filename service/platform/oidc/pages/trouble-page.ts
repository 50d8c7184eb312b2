import type { Locale } from "@/contract/format/locale";
import { html, makePage, type Page } from "./page";
import { PAGE_TEXTS } from "./texts";

/**
 * The page for a sign-in that has expired, is completed, was begun in another browser, or was ended meanwhile, for
 * instance by a change of the password.
 */
export function expiredPage(language: Locale, dashboard: string): Page {
  const { expired, expiredLead } = PAGE_TEXTS[language];
  return beginAgain(language, dashboard, expired, expiredLead);
}

/** The page for a sign-in that has used up its attempts to enter a code. */
export function tooManyCodesPage(language: Locale, dashboard: string): Page {
  const { tooManyCodes, tooManyCodesLead } = PAGE_TEXTS[language];
  return beginAgain(language, dashboard, tooManyCodes, tooManyCodesLead);
}

function beginAgain(language: Locale, dashboard: string, title: string, lead: string): Page {
  return makePage({
    language,
    title,
    body: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      <a class="button" href="${dashboard}">${PAGE_TEXTS[language].toDashboard}</a>`,
  });
}

/** The page for a request that was refused or failed, where the browser cannot be sent back to the client. */
export function failedPage(language: Locale, dashboard: string, reason: string): Page {
  const texts = PAGE_TEXTS[language];
  return makePage({
    language,
    title: texts.failed,
    body: html`<h1>${texts.failed}</h1>
      <p class="lead">${texts.failedLead}</p>
      <code>${reason}</code>
      <a class="button" href="${dashboard}">${texts.toDashboard}</a>`,
  });
}
