import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** Milliseconds by the page's clock, bytes as they came over the wire. */
export interface PageLoad {
  /** The time from the beginning of the navigation to the first frame in which the first row has a digit. */
  firstRow: number;
  /** The time of each task beyond 50 ms until the page is quiet, added up like Lighthouse's total blocking time. */
  blocking: number;
  /** The sizes of all scripts that were loaded until the page was quiet, added up. */
  scriptBytes: number;
}

/** A page is done after this time without requests and long tasks, ms. */
const QUIET = 2_000;

/** Runs before a page's own scripts: notes the first frame in which the first row has a digit, and the long tasks. */
const NOTE_FIRST_ROW = `
  window.bench = { firstRow: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.bench.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  requestAnimationFrame(function look() {
    const cell = document.querySelector(window.benchSelector ?? "tbody tr td:nth-child(3)");
    if (cell && /\\d/.test(cell.textContent)) window.bench.firstRow = performance.now();
    else requestAnimationFrame(look);
  });`;

/**
 * Opens an address in a new page with a processor `slowdown` times slower, and measures it until it is quiet.
 * `selector` finds the element that counts as the first row; without it, that is the third cell of a table's first row,
 * because the competitors' first two cells are name and code.
 */
export async function measurePageLoad(
  context: BrowserContext,
  url: string,
  { slowdown, selector }: { slowdown: number; selector?: string | undefined },
): Promise<PageLoad> {
  const page = await context.newPage();
  if (selector !== undefined) await page.addInitScript(`window.benchSelector = ${JSON.stringify(selector)}`);
  await page.addInitScript({ content: NOTE_FIRST_ROW });
  const session = await slowed(page, slowdown);
  let scriptBytes = 0;
  let open = 0;
  let lastEvent = 0;
  const scripts = new Set<string>();
  await session.send("Network.enable");
  // Every load counts as a first visit: with its cache the browser would not request the scripts again.
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const count = (change: number) => {
    open += change;
    lastEvent = performance.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, type, redirectResponse }) => {
    if (!redirectResponse) count(1);
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    count(-1);
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  session.on("Network.loadingFailed", () => {
    count(-1);
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction("window.bench.firstRow > 0", undefined, { timeout: 120_000 });
  // A slow page may request nothing for longer than the half second of "networkidle" while it processes data.
  const isQuiet = async () => {
    const sinceTask = await page.evaluate<number>(
      "performance.now() - Math.max(0, ...window.bench.tasks.map(([at, long]) => at + long))",
    );
    return open === 0 && performance.now() - lastEvent > QUIET && sinceTask > QUIET;
  };
  while (!(await isQuiet())) await page.waitForTimeout(100);
  const { firstRow, blocking } = await page.evaluate<{ firstRow: number; blocking: number }>(`({
    firstRow: window.bench.firstRow,
    blocking: window.bench.tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
  })`);
  await page.close();
  return { firstRow, blocking, scriptBytes };
}

/** Slows the page's processor down by a factor until the returned session sets another rate. */
export async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return session;
}

/** Megabytes of the page's JavaScript heap after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1e6;
}
