import { runBrowserTests } from "../run/browser-tests.mjs";

/**
 * No page says a word of another language than the reader's, apart from names and texts that people gave. Every page
 * is read in each language, with its menus and the dialogs behind them, and so are the empty pages of a company, the
 * pages as its owner sees them, and a shared report.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  return runBrowserTests(report, "e2e/languages.spec.ts", { LANGUAGES: "1" });
}
