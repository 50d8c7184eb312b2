import type { Locale } from "@/contract/format/locale";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@/contract/text-limits";
import { html, makePage, type Page } from "./page";
import { PAGE_TEXTS } from "./texts";

export type PasswordProblem = "short" | "long" | "common";

export interface PasswordForm {
  action: string;
  userName: string;
  problem: PasswordProblem | null;
}

/** The page on which an invited user, or one who has forgotten the password, sets one. */
export function passwordPage(language: Locale, { action, userName, problem }: PasswordForm): Page {
  const texts = PAGE_TEXTS[language];
  const problems: Record<PasswordProblem, string> = {
    short: texts.passwordShort(MIN_PASSWORD_LENGTH),
    long: texts.passwordLong(MAX_PASSWORD_LENGTH),
    common: texts.passwordCommon,
  };
  return makePage({
    language,
    title: texts.setPassword,
    body: html`<h1>${texts.setPassword}</h1>
      <p class="lead">${texts.setPasswordLead(userName, MIN_PASSWORD_LENGTH)}</p>
      <form method="post" action="${action}" novalidate>
        <input name="userName" value="${userName}" autocomplete="username" hidden readonly />
        <label for="password">${texts.newPassword}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          required
          autofocus
          ${problem && html`aria-invalid="true" aria-describedby="password-error"`}
        />
        ${problem && html`<p class="error" id="password-error">${problems[problem]}</p>`}
        <button type="submit">${texts.setPassword}</button>
      </form>`,
  });
}

export function passwordSetPage(language: Locale, dashboard: string): Page {
  const texts = PAGE_TEXTS[language];
  return makePage({
    language,
    title: texts.passwordSet,
    body: html`<h1>${texts.passwordSet}</h1>
      <p class="lead">${texts.passwordSetLead}</p>
      <a class="button" href="${dashboard}">${texts.toDashboard}</a>`,
  });
}

/** The page for a password link that is not, or no longer, valid. */
export function linkGonePage(language: Locale, dashboard: string): Page {
  const texts = PAGE_TEXTS[language];
  return makePage({
    language,
    title: texts.linkGone,
    body: html`<h1>${texts.linkGone}</h1>
      <p class="lead">${texts.linkGoneLead}</p>
      <a class="button" href="${dashboard}">${texts.toDashboard}</a>`,
  });
}
