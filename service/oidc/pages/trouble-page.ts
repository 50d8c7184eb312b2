import type { PageLanguage } from "./language";
import { html, makePage, type Page } from "./page";
import { PAGE_TEXTS } from "./texts";

/** The page for a sign-in that was open too long, with the way back. */
export function expiredPage(language: PageLanguage, dashboard: string): Page {
  const texts = PAGE_TEXTS[language];
  return makePage({
    language,
    title: texts.expired,
    body: html`<h1>${texts.expired}</h1>
      <p class="lead">${texts.expiredLead}</p>
      <a class="button" href="${dashboard}">${texts.toDashboard}</a>`,
  });
}

/** The page for a request that the OpenID Connect server refuses and cannot send back to the client. */
export function failedPage(language: PageLanguage, dashboard: string, reason: string): Page {
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
