import { renderSVG } from "uqr";
import type { Locale } from "@/contract/format/locale";
import type { Authenticator } from "../../auth/second-factor";
import { Html, html, makePage, type Page } from "./page";
import { PAGE_TEXTS } from "./texts";

export type CodeProblem = { kind: "wrong" } | { kind: "tooMany"; minutes: number };

export interface CodeForm {
  action: string;
  /** The authenticator to set up first; null if the user has one. */
  setUp: Authenticator | null;
  problem: CodeProblem | undefined;
}

/** Asks for the code of the authenticator, after the password. */
export function codePage(language: Locale, formOrigins: string[], { action, setUp, problem }: CodeForm): Page {
  const texts = PAGE_TEXTS[language];
  const notice = problem && (problem.kind === "wrong" ? texts.wrongCode : texts.tooMany(problem.minutes));
  return makePage({
    language,
    formOrigins,
    title: setUp ? texts.setUpCode : texts.code,
    body: html`<h1>${setUp ? texts.setUpCode : texts.code}</h1>
      <p class="lead">${setUp ? texts.setUpCodeLead : texts.codeLead}</p>
      ${
        setUp &&
        html`<div class="qr" role="img" aria-label="${texts.qrCode}">
            ${new Html(renderSVG(setUp.uri, { border: 2 }))}
          </div>
          <p class="lead">${texts.orType}</p>
          <code>${(setUp.secret.match(/.{1,4}/g) ?? []).join(" ")}</code>`
      }
      ${notice ? html`<p class="notice" id="notice" role="alert">${notice}</p>` : null}
      <form method="post" action="${action}" novalidate>
        <label for="code">${setUp ? texts.codeOfApp : texts.codeOrRecovery}</label>
        <input
          id="code"
          name="code"
          autocomplete="one-time-code"
          autocapitalize="none"
          spellcheck="false"
          required
          autofocus
          ${problem?.kind === "wrong" ? html`aria-invalid="true" aria-describedby="notice"` : null}
        />
        <button type="submit">${texts.goOn}</button>
      </form>`,
  });
}

/** Shows the recovery codes, once. The button sends an empty code, and the sign-in goes on without checking it. */
export function recoveryCodesPage(
  language: Locale,
  formOrigins: string[],
  action: string,
  codes: readonly string[],
): Page {
  const texts = PAGE_TEXTS[language];
  return makePage({
    language,
    formOrigins,
    title: texts.recoveryCodes,
    body: html`<h1>${texts.recoveryCodes}</h1>
      <p class="lead">${texts.recoveryCodesLead}</p>
      <code class="codes">${codes.join("\n")}</code>
      <form method="post" action="${action}">
        <button type="submit" name="code" value="">${texts.keptThem}</button>
      </form>`,
  });
}
