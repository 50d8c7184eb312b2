import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, requireChromium } from "@/scripts/chromium.mjs";
import type { Contest } from "./grid/contest";
import { buildPages, CONTESTANTS, installRivals, servePages, type Name } from "./grid/pages";

// Our grid beside others, 1,000 rows × 60 columns in headless Chromium: mounting, scrolling, editing, pasting, weight.
// Every round opens every grid in a page of its own, in turns; the medians of the rounds are compared.
//
// All show the same numbers, formatted by the same function, in a box of 800 px with rows of 36 px, 60 columns of 100 px
// and one column that stays; all but Glide, which draws on a canvas, count as shown with more than 100 cells in the
// document, Glide with as many asked for and its canvas there. A time ends with the frame that shows what was waited
// for: style, layout and the recording of its paint are in it; turning that into pixels, which the compositor does
// beside the page for elements and canvas alike, only as far as it holds up the next frame. The frames of a scroll are
// the distances between callbacks of requestAnimationFrame, 17 ms when nothing is late.
// Environment: ROUNDS.

declare global {
  interface Window {
    contest: Contest;
  }
}

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const EDITS = 50;
/** Of each page at each speed: the p95 of one is that of its eight slowest frames, which one disturbance can bring. */
const SCROLLS = 3;
const PASTE = { rows: 1_000, columns: 12 };
const NAMES = Object.keys(CONTESTANTS) as Name[];
/** Of those that read a block from the clipboard; the other two have that in a paid edition or not at all. */
const PASTING: readonly Name[] = ["ours", "Glide Data Grid"];

type Row = "mount" | "scroll" | "open" | "commit" | "open at 4 ×" | "commit at 4 ×" | "scroll at 4 ×" | "paste";
const ROWS: Record<Row, string> = {
  mount: "mount, ms",
  scroll: `scroll 3 s, p95 frame, median of ${SCROLLS}, ms`,
  "scroll at 4 ×": `scroll 3 s at 4 × CPU, p95 frame, median of ${SCROLLS}, ms`,
  open: `key to open editor, p95 of ${EDITS}, ms`,
  commit: `Enter to written, p95 of ${EDITS}, ms`,
  "open at 4 ×": `key to open editor at 4 × CPU, p95 of ${EDITS}, ms`,
  "commit at 4 ×": `Enter to written at 4 × CPU, p95 of ${EDITS}, ms`,
  paste: `paste of ${PASTE.rows} × ${PASTE.columns}, ms`,
};

installRivals();
const sizes = await buildPages();
const pages = await servePages();
const browser = await chromium.launch({ executablePath: await requireChromium(), args: CHROMIUM_ARGS });
const times = Object.fromEntries(NAMES.map((name) => [name, emptyRows()])) as Record<Name, Record<Row, number[]>>;

// The first round warms up the browser's caches.
for (let round = -1; round < ROUNDS; round++) {
  for (const name of NAMES) {
    const found = await measure(name).catch((error: unknown) => {
      throw new Error(`${name} could not be measured`, { cause: error });
    });
    if (round >= 0) for (const [row, time] of Object.entries(found) as [Row, number][]) times[name][row].push(time);
  }
}
await browser.close();
pages.stop();

report("kB gzip net of React, Next and next-intl", (name) => sizes[name], NAMES);
check("weight at most 40 kB", sizes.ours, sizes.ours <= 40);
for (const row of Object.keys(ROWS) as Row[]) {
  const taking = row === "paste" ? PASTING : NAMES;
  report(ROWS[row], (name) => median(times[name][row]), taking);
  const best = Math.min(...taking.filter((name) => name !== "ours").map((name) => median(times[name][row])));
  const ratio = median(times.ours[row]) / best;
  const most = row === "paste" ? 1 : 1.25;
  check(`${row}: at most ${most} × the best other`, ratio, row === "paste" ? ratio < 1 : ratio <= most);
}

async function measure(name: Name): Promise<Partial<Record<Row, number>>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(pages.urlOf(name));
  await page.waitForFunction(() => "contest" in window);
  const slow = await page.context().newCDPSession(page);
  const found: Partial<Record<Row, number>> = {};

  found.mount = await page.evaluate(() => window.contest.mount());
  await page.waitForTimeout(300);
  Object.assign(found, { open: 0, commit: 0 }, await edits(page));
  if (PASTING.includes(name)) found.paste = await paste(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const slowly = await edits(page);
  found["open at 4 ×"] = slowly.open;
  found["commit at 4 ×"] = slowly.commit;
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  found.scroll = await scrolls(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  found["scroll at 4 ×"] = await scrolls(page);
  await page.close();
  return found;
}

/** Types a number into a cell in view and commits it with Enter, again and again. */
async function edits(page: Page): Promise<{ open: number; commit: number }> {
  const [opened, committed]: [number[], number[]] = [[], []];
  for (let edit = 0; edit < EDITS; edit++) {
    await page.evaluate(([row, column]) => { window.contest.focus(row!, column!); }, [edit % 20, edit % 5]); // prettier-ignore
    await page.waitForTimeout(30);
    opened.push(await timed(page, "open", String(1 + (edit % 9))));
    await page.keyboard.type("23");
    committed.push(await timed(page, "written", "Enter"));
  }
  return { open: p95(opened), commit: p95(committed) };
}

async function scrolls(page: Page): Promise<number> {
  const found: number[] = [];
  for (let scroll = 0; scroll < SCROLLS; scroll++) found.push(p95(await page.evaluate(() => window.contest.scroll(3))));
  return median(found);
}

async function timed(page: Page, until: "open" | "written", key: string): Promise<number> {
  const measured = page.evaluateHandle((what) => ({ time: window.contest.nextKey(what) }), until);
  const handle = await measured;
  await page.keyboard.press(key);
  return handle.evaluate(({ time }) => time);
}

async function paste(page: Page): Promise<number> {
  const rows = Array.from({ length: PASTE.rows }, (_, row) =>
    Array.from({ length: PASTE.columns }, (__, column) => (row * PASTE.columns + column + 0.25).toFixed(2)).join("\t"),
  );
  const last = { row: PASTE.rows - 1, column: PASTE.columns - 1, value: PASTE.rows * PASTE.columns - 1 + 0.25 };
  await page.evaluate(() => { window.contest.focus(0, 0); }); // prettier-ignore
  await page.waitForTimeout(200);
  return page.evaluate(([text, end]) => window.contest.paste(text, end), [rows.join("\r\n"), last] as const);
}

function emptyRows(): Record<Row, number[]> {
  return Object.fromEntries(Object.keys(ROWS).map((row) => [row, []])) as unknown as Record<Row, number[]>;
}

function report(what: string, value: (name: Name) => number, names: readonly Name[]): void {
  print(`\n${what}`);
  const best = Math.min(...names.map(value));
  for (const name of names) {
    const number = value(name);
    print(`  ${name.padEnd(20)} ${number.toFixed(1).padStart(8)}   × ${(number / best).toFixed(2)}`);
  }
}

function check(what: string, figure: number, met: boolean): void {
  print(`  ${met ? "held" : "NOT HELD"}: ${what}: ${figure.toFixed(2)}`);
  if (!met) process.exitCode = 1;
}

function p95(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? NaN;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
