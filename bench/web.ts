import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";
import { PortfolioPage } from "@/e2e/pages/portfolio-page";
import { startOwnProduct } from "@/e2e/support/own-product";
import { signIn } from "@/e2e/support/sign-in";
import { CHROMIUM_ARGS, requireChromium } from "@/scripts/chromium.mjs";
import { openPglite } from "@/service/platform/db/open-pglite";
import { TestApp } from "@/service/testing/test-app";
import { installRivals } from "./measuring/contestants";
import { longestTasks } from "./measuring/main-thread";
import { median, print } from "./measuring/report";
import { fillLargeAgency } from "./portfolio/large-agency";
import { heapOf, measureLoad, slowed, type PageLoad } from "./web/measure-page";
import { rowsOf, type Row } from "./web/rows";
import { buildContestants, CONTESTANTS, serveContestant, type Contestant } from "./web/serve-contestants";

// The page of all clients beside pages that show the same rows: React alone with all of them, react-admin and Refine
// with their first 25. An agency of 10,000 companies of three years, five key figures each, at full speed and with a
// processor four times slower; then a search and a sort of ours, and its memory. In turns, in one run. The other pages
// are served from memory without a sign-in; ours is the product with everything. Environment: ROUNDS, COMPANIES.

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const COMPANIES = Number(process.env.COMPANIES ?? 10_000);
const USER = "reader";
const PASSWORD = "the-web-of-the-bench";
const FIGURES = "columns=NetSales,ProfitAfterFinancialItems,EquityRatio,QuickRatio,CashFlow";
const SLOWDOWNS = [1, 4];
const FRAME = 1000 / 60;
const MAX_HEAP_MB = 150;

type Name = "ours" | Contestant;
const NAMES: readonly Name[] = ["ours", ...(Object.keys(CONTESTANTS) as Contestant[])];

installRivals("web");
await buildContestants();
const product = await startOwnProduct({ DEMO: "0" }, async (folder) => {
  const app = await TestApp.start(await openPglite(folder));
  await fillLargeAgency(app, COMPANIES);
  await app.stop();
});
const browser = await chromium.launch({ executablePath: await requireChromium(), args: CHROMIUM_ARGS });
try {
  const user = ["user", "add", USER, "--type", "AgencyDirector", "--agency", "large", "--password-stdin"];
  await product.admin(user, PASSWORD);
  const context = await contextOf(browser, product.url);
  const rows = await signedInRows(context);
  const served = await Promise.all(
    (Object.keys(CONTESTANTS) as Contestant[]).map(async (name) => [name, await serveContestant(name, rows)] as const),
  );
  const urls = new Map<Name, string>([["ours", `/agencies/large/portfolio?${FIGURES}`]]);
  for (const [name, { url }] of served) urls.set(name, url);
  for (const slowdown of SLOWDOWNS) await compareLoads(context, urls, slowdown);
  await measureUse(context);
  for (const [, { stop }] of served) stop();
} finally {
  await browser.close();
  await product.stop();
}

async function compareLoads(context: BrowserContext, urls: ReadonlyMap<Name, string>, slowdown: number): Promise<void> {
  const loads = new Map<Name, PageLoad[]>(NAMES.map((name) => [name, []]));
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round++) {
    for (const name of NAMES) {
      const load = await measureLoad(context, urls.get(name)!, { slowdown }).catch((error: unknown) => {
        throw new Error(`${name} could not be measured`, { cause: error });
      });
      if (round >= 0) loads.get(name)!.push(load);
    }
  }
  const of = (name: Name, what: keyof PageLoad) => median(loads.get(name)!.map((load) => load[what]));
  print(`\nopened at ${slowdown} ×: first row, blocking, scripts`);
  for (const name of NAMES) {
    const times = [of(name, "firstRow"), of(name, "blocking")].map((time) => `${time.toFixed(0).padStart(6)} ms`);
    print(`  ${name.padEnd(12)} ${times.join("  ")}  ${(of(name, "scriptBytes") / 1000).toFixed(0).padStart(5)} kB`);
  }
  for (const what of ["firstRow", "blocking"] as const) {
    const ratio = of("ours", what) / Math.max(1, of("bare React", what));
    check(`${what} no later than bare React's with all rows`, ratio, ratio <= 1);
  }
  const ratio = of("ours", "firstRow") / of("react-admin", "firstRow");
  check("first row no later than react-admin's first page", ratio, ratio <= 1);
}

/** A search by one letter and a sort by a figure: the longest task of the main thread, in processor time. */
async function measureUse(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const portfolio = new PortfolioPage(page);
  await page.goto(`/agencies/large/portfolio?${FIGURES}`, { waitUntil: "networkidle" });
  print("");
  for (const [slowdown, limit] of [
    [1, FRAME],
    [4, 2 * FRAME],
  ] as const) {
    const session = await slowed(page, slowdown);
    const searches: number[] = [];
    const sorts: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const search = await longestOf(page, () => portfolio.search.press("5"));
      await portfolio.search.fill("");
      await page.waitForTimeout(400);
      const sort = await longestOf(page, () => portfolio.header("Net sales").getByRole("button").first().click());
      await page.waitForTimeout(400);
      if (round < 0) continue;
      searches.push(search);
      sorts.push(sort);
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await session.detach();
    for (const [what, times] of [
      ["search", searches],
      ["sort", sorts],
    ] as const) {
      const longest = median(times);
      check(`longest task of a ${what} at ${slowdown} ×, ms, within ${limit.toFixed(0)}`, longest, longest <= limit);
    }
  }
  const heap = await heapOf(page);
  check(`memory of the page, MB, under ${MAX_HEAP_MB}`, heap, heap < MAX_HEAP_MB);
  await page.close();
}

async function longestOf(page: Page, act: () => Promise<void>): Promise<number> {
  const [longest] = await longestTasks(browser, page, async () => {
    await act();
    await page.waitForTimeout(600);
  });
  return longest ?? 0;
}

function contextOf(of: Browser, baseURL: string): Promise<BrowserContext> {
  return of.newContext({ baseURL, locale: "en-GB", viewport: { width: 1440, height: 900 } });
}

/** Signs in, and answers the rows as the service has them. */
async function signedInRows(context: BrowserContext): Promise<Row[]> {
  const page = await context.newPage();
  await signIn(page, USER, PASSWORD);
  const get = async <T>(path: string) =>
    (await (await page.request.get(`/Api/v2/Agency/large/${path}`, { headers: { "X-CSRF": "1" } })).json()) as T;
  const companies = await get<Company[]>("Company");
  const values = await get<AgencyKeyFigureValues>(`KeyFigureValue?${FIGURES.replace("columns", "keyFigures")}`);
  await page.close();
  return rowsOf(companies, values);
}

function check(label: string, figure: number, held: boolean): void {
  print(`  ${held ? "held" : "NOT HELD"}: ${label}: ${figure.toFixed(2)}`);
  if (!held) process.exitCode = 1;
}
