import type { Browser } from "@playwright/test";
import { CompaniesPage } from "@/e2e/pages/companies-page";
import { startOwnProduct, type OwnProduct } from "@/e2e/support/own-product";
import { signIn } from "@/e2e/support/sign-in";
import { launchBrowser } from "./measuring/browser";
import { longestTasks } from "./measuring/main-thread";
import { median, print } from "./measuring/report";
import { Started } from "./measuring/started";

// Measures the longest task of the browser's main thread while somebody types into the search of an agency's company
// list and deletes the text again: with 100 companies and with 10,000, in turns. A task that is shorter than a frame
// delays no frame.

const PASSWORD = "the-search-of-the-bench";
/**
 * Finds companies that `make-companies` has made, such as Åkerlund Bygg 5 AB: words may be in any order. Among 100
 * companies none has such a name.
 */
const TYPED = "bygg åkerlund 5";
const ROUNDS = 5;
/** Length of a frame at 60 frames a second, in milliseconds. */
const FRAME = 1000 / 60;

const started = new Started();
try {
  const product = await startOwnProduct({ DEMO: "0" });
  started.stopWith(() => product.stop());
  const browser = await launchBrowser(started);
  const longest = { few: [] as number[], many: [] as number[] };
  const pages = { few: await openList(browser, product, 100), many: await openList(browser, product, 10_000) };
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round++) {
    for (const size of ["few", "many"] as const) {
      const [task] = await longestTasks(browser, pages[size].page, () => typeAndDelete(pages[size]));
      if (round >= 0) longest[size].push(task!);
    }
  }
  const [few, many] = [median(longest.few), median(longest.many)];
  print(`longest task of a search of 100 companies: ${few.toFixed(1)} ms, the middle one of ${ROUNDS} searches`);
  print(
    `longest task of a search of 10,000 companies: ${many.toFixed(1)} ms, ${(many / few).toFixed(2)} × that of 100`,
  );
  print(
    `${many < FRAME ? "held" : "NOT HELD"}: the longest task of the middle search within a frame of ${FRAME.toFixed(1)} ms`,
  );
  if (many >= FRAME) process.exitCode = 1;
} finally {
  await started.stop();
}

/**
 * Opens the company list of a new agency with `count` companies, signed in as its director. The director's user name is
 * the agency's id.
 */
async function openList(browser: Browser, { admin, url }: OwnProduct, count: number): Promise<CompaniesPage> {
  const agencyId = `of${count}`;
  await admin(["agency", "add", agencyId, "--name", `${count} bolag`], "");
  const userName = agencyId;
  const addUser = ["user", "add", userName, "--type", "AgencyDirector", "--agency", agencyId];
  await admin([...addUser, "--password-stdin"], PASSWORD);
  await admin(["make-companies", String(count), "--agency", agencyId], "");
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, userName, PASSWORD);
  await page.waitForLoadState("networkidle");
  return new CompaniesPage(page);
}

/** The delays, in milliseconds, are about those of somebody who types fast, and deletes faster. */
async function typeAndDelete({ search }: CompaniesPage): Promise<void> {
  await search.pressSequentially(TYPED, { delay: 100 });
  for (let presses = 0; presses < TYPED.length; presses++) await search.press("Backspace", { delay: 50 });
}
