import { runBrowserTests } from "../run/browser-tests.mjs";

/**
 * No page says a word of another language than the reader's, with its menus and the dialogs behind them: each is read
 * in all languages, apart from names and texts that people gave. Empty pages of a company, those of an owner and a
 * shared report are read too.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  return runBrowserTests(report, "e2e/languages.spec.ts", { LANGUAGES: "1" });
}
