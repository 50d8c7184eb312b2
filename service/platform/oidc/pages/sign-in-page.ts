import type { Locale } from "@/contract/format/locale";
import { html, makePage, type Page } from "./page";
import { PAGE_TEXTS } from "./texts";

export interface SignInForm {
  /** The action of the form, which is the URL of the page. */
  action: string;
  userName: string;
  /** The problem with the submitted form, if there was one. */
  problem?: SignInProblem;
}

export type SignInProblem =
  | { kind: "missing"; userName: boolean; password: boolean }
  | { kind: "wrong" }
  | { kind: "tooMany"; minutes: number };

/** Creates the sign-in page. It works without scripts; a password manager finds its fields. */
export function signInPage(language: Locale, formOrigins: string[], form: SignInForm): Page {
  const texts = PAGE_TEXTS[language];
  const { problem } = form;
  const missing = problem?.kind === "missing" ? problem : null;
  const notice =
    problem?.kind === "wrong"
      ? texts.wrongCredentials
      : problem?.kind === "tooMany"
        ? texts.tooMany(problem.minutes)
        : null;
  const userNameFirst = form.userName === "" || missing?.userName === true;
  return makePage({
    language,
    formOrigins,
    title: texts.signIn,
    body: html`<h1>${texts.signIn}</h1>
      <p class="lead">${texts.signInLead}</p>
      ${notice === null ? null : html`<p class="notice" id="notice" role="alert">${notice}</p>`}
      <form method="post" action="${form.action}" novalidate>
        <label for="user-name">${texts.userName}</label>
        <input
          id="user-name"
          name="userName"
          value="${form.userName}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
          ${attributes(userNameFirst, missing?.userName === true, problem?.kind === "wrong", "user-name-error")}
        />
        ${missing?.userName ? html`<p class="error" id="user-name-error">${texts.userNameMissing}</p>` : null}
        <label for="password">${texts.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          ${attributes(!userNameFirst, missing?.password === true, problem?.kind === "wrong", "password-error")}
        />
        ${missing?.password ? html`<p class="error" id="password-error">${texts.passwordMissing}</p>` : null}
        <button type="submit">${texts.signIn}</button>
      </form>
      <details>
        <summary>${texts.forgotten}</summary>
        <p class="lead">${texts.forgottenLead}</p>
      </details>`,
  });
}

function attributes(focused: boolean, missing: boolean, wrong: boolean, errorId: string) {
  const described = missing ? errorId : wrong ? "notice" : null;
  const focus = focused ? html`autofocus` : null;
  return described === null ? focus : html`aria-invalid="true" aria-describedby="${described}" ${focus}`;
}
