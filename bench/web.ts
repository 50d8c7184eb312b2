import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { AgencyKeyFigureValues } from "@/contract/portfolio";
import { PortfolioPage } from "@/e2e/pages/portfolio-page";
import { startOwnProduct } from "@/e2e/support/own-product";
import { signIn } from "@/e2e/support/sign-in";
import { openPglite } from "@/service/platform/db/open-pglite";
import { TestApp } from "@/service/testing/test-app";
import { launchBrowser } from "./measuring/browser";
import { installCompetitors } from "./measuring/competitors";
import { longestTasks } from "./measuring/main-thread";
import { median, print } from "./measuring/report";
import { companyCount, roundsOr } from "./measuring/settings";
import { Started } from "./measuring/started";
import { fillLargeAgency } from "./portfolio/large-agency";
import { heapOf, measurePageLoad, slowed, type PageLoad } from "./web/measure-page";
import { figureRowsOf, rowsOf, type Row } from "./web/rows";
import { buildCompetitors, COMPETITORS, serveCompetitor, type Competitor } from "./web/serve-competitors";

// Compares the page of all clients of an agency with 10,000 companies to pages that show the same rows from memory
// without a sign-in, and a company's overview to React alone, in turns in one run. Also measures a search, a sort and
// the memory of our page. Environment: ROUNDS, COMPANIES.

const ROUNDS = roundsOr(7);
const COMPANIES = companyCount();
const USER = "reader";
const PASSWORD = "the-web-of-the-bench";
const KEY_FIGURES = ["NetSales", "ProfitAfterFinancialItems", "EquityRatio", "QuickRatio", "CashFlow"];
const KEY_FIGURE_LIST = KEY_FIGURES.join(",");
const SLOWDOWNS = [1, 4];
/** Milliseconds at 60 frames a second. */
const FRAME = 1000 / 60;
const MAX_HEAP_MB = 150;
/** Milliseconds in which the page becomes idle after a search, a movement of the mouse or a sort. */
const SETTLE_MS = 400;

type Name = "ours" | Competitor;

installCompetitors("web");
await buildCompetitors();
/** The id of the company with books. */
let withBooks = "";
const started = new Started();
const product = await startOwnProduct({ DEMO: "0" }, async (folder) => {
  const app = await TestApp.start(await openPglite(folder));
  ({ companyId: withBooks } = await fillLargeAgency(app, COMPANIES));
  const overview = { id: "Overview", name: "Overview", keyFigureTypes: KEY_FIGURES };
  await app.as("importer").post(`/Api/v2/Company/${withBooks}/KeyFigurePreset`, overview);
  await app.stop();
});
started.stopWith(() => product.stop());
try {
  const browser = await launchBrowser(started);
  const user = ["user", "add", USER, "--type", "AgencyDirector", "--agency", "large", "--password-stdin"];
  await product.admin(user, PASSWORD);
  const context = await contextOf(browser, product.url);
  const { clients, figures } = await signedInRows(context);
  await comparePages(context, "all clients", {
    ours: { path: `/agencies/large/portfolio?columns=${KEY_FIGURE_LIST}` },
    rows: clients,
    competitors: Object.keys(COMPETITORS) as Competitor[],
  });
  await measureUse(browser, context);
  await comparePages(context, "overview", {
    ours: { path: `/companies/${encodeURIComponent(withBooks)}/figures`, selector: "article" },
    rows: figures,
    competitors: ["bare React"],
  });
} finally {
  await started.stop();
}

interface Comparison {
  ours: { path: string; selector?: string };
  /** The other pages' rows. */
  rows: readonly Row[];
  competitors: readonly Competitor[];
}

async function comparePages(
  context: BrowserContext,
  title: string,
  { ours, rows, competitors }: Comparison,
): Promise<void> {
  const pages: OpenedPage[] = [{ name: "ours", url: ours.path, selector: ours.selector }];
  const stops: (() => void)[] = [];
  try {
    for (const name of competitors) {
      const { url, stop } = await serveCompetitor(name, rows);
      stops.push(stop);
      pages.push({ name, url });
    }
    for (const slowdown of SLOWDOWNS) await compareLoads(context, `${title} opened at ${slowdown} ×`, pages, slowdown);
  } finally {
    for (const stop of stops) stop();
  }
}

interface OpenedPage {
  name: Name;
  url: string;
  /** Selector of the first row; where it is undefined, the first row of a table. */
  selector?: string | undefined;
}

async function compareLoads(
  context: BrowserContext,
  title: string,
  pages: readonly OpenedPage[],
  slowdown: number,
): Promise<void> {
  const loads = new Map<Name, PageLoad[]>(pages.map(({ name }) => [name, []]));
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round++) {
    for (const { name, url, selector } of pages) {
      const load = await measurePageLoad(context, url, { slowdown, selector }).catch((error: unknown) => {
        throw new Error(`${name} could not be measured`, { cause: error });
      });
      if (round >= 0) loads.get(name)!.push(load);
    }
  }
  const of = (name: Name, what: keyof PageLoad) => median(loads.get(name)!.map((load) => load[what]));
  print(`\n${title}: first row, blocking, scripts`);
  for (const { name } of pages) {
    const times = [of(name, "firstRow"), of(name, "blocking")].map((time) => `${time.toFixed(0).padStart(6)} ms`);
    print(`  ${name.padEnd(12)} ${times.join("  ")}  ${(of(name, "scriptBytes") / 1000).toFixed(0).padStart(5)} kB`);
  }
  for (const what of ["firstRow", "blocking"] as const) {
    const ratio = of("ours", what) / Math.max(1, of("bare React", what));
    check(`${what} no longer than bare React's with all rows`, ratio, ratio <= 1);
  }
  if (!loads.has("react-admin")) return;
  const ratio = of("ours", "firstRow") / of("react-admin", "firstRow");
  check("first row no later than react-admin's first page", ratio, ratio <= 1);
}

/**
 * Measures the longest task of the main thread, in processor time, for a search by one digit and a sort by a figure,
 * and then the page's memory. While it measures a task, it sends only a key or a click: finding an element by its role
 * would take longer than the sort.
 */
async function measureUse(browser: Browser, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const portfolio = new PortfolioPage(page);
  await page.goto(`/agencies/large/portfolio?columns=${KEY_FIGURE_LIST}`, { waitUntil: "networkidle" });
  print("");
  for (const [slowdown, limit] of [
    [1, FRAME],
    [4, 2 * FRAME],
  ] as const) {
    const session = await slowed(page, slowdown);
    const searches: number[] = [];
    const sorts: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      await portfolio.search.focus();
      const search = await longestOf(browser, page, () => page.keyboard.press("5"));
      await portfolio.search.fill("");
      await page.waitForTimeout(SETTLE_MS);
      const { x, y } = (await portfolio.header("Net sales").getByRole("button").first().boundingBox())!;
      await page.mouse.move(x + 1, y + 1);
      await page.waitForTimeout(SETTLE_MS);
      const sort = await longestOf(browser, page, () => page.mouse.click(x + 1, y + 1));
      await page.waitForTimeout(SETTLE_MS);
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

async function longestOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const [longest] = await longestTasks(browser, page, async () => {
    await act();
    // Longer than SETTLE_MS, so that no work that the act causes falls outside the trace.
    await page.waitForTimeout(600);
  });
  return longest ?? 0;
}

function contextOf(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale: "en-GB", viewport: { width: 1440, height: 900 } });
}

/** Signs in and returns the rows from the service: all clients, and the key figures of the one with books. */
async function signedInRows(context: BrowserContext): Promise<Record<"clients" | "figures", Row[]>> {
  const page = await context.newPage();
  await signIn(page, USER, PASSWORD);
  const get = async <T>(path: string) =>
    (await (await page.request.get(`/Api/v2/${path}`, { headers: { "X-CSRF": "1" } })).json()) as T;
  const companies = await get<Company[]>("Agency/large/Company");
  const values = await get<AgencyKeyFigureValues>(`Agency/large/KeyFigureValue?keyFigures=${KEY_FIGURE_LIST}`);
  const byMonth = "startDate=2025-01-01&endDate=2025-12-31&keyFigurePresetId=Overview&resolution=month";
  const figures = await get<KeyFigureResult[]>(`Company/${encodeURIComponent(withBooks)}/KeyFigureValue?${byMonth}`);
  await page.close();
  return { clients: rowsOf(companies, values), figures: figureRowsOf(figures) };
}

function check(label: string, figure: number, held: boolean): void {
  print(`  ${held ? "held" : "NOT HELD"}: ${label}: ${figure.toFixed(2)}`);
  if (!held) process.exitCode = 1;
}
