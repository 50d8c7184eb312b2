import type { Page } from "@playwright/test";
import type { Contest } from "./grid/contest";
import { buildPages, COMPETITORS, servePages, type Name } from "./grid/pages";
import { launchBrowser } from "./measuring/browser";
import { installCompetitors } from "./measuring/competitors";
import { median, print } from "./measuring/report";
import { roundsOr } from "./measuring/settings";
import { Started } from "./measuring/started";

// Compares our grid with others, 1,000 rows × 60 columns in headless Chromium: mount, scroll, edit, paste and weight.
// Every round opens every grid in a page of its own and measures them in turns; the medians of the rounds are compared.
// ADR 0051 has earlier results. Environment: ROUNDS.

declare global {
  interface Window {
    contest: Contest;
  }
}

const ROUNDS = roundsOr(3);
const EDITS = 50;
/** Scrolls per page and speed. One has 180 frames at most, so one disturbance of ten frames would decide its p95. */
const SCROLLS = 3;
const PASTE = { rows: 1_000, columns: 12 };
const NAMES = Object.keys(COMPETITORS) as Name[];
/** The grids that paste a block from the clipboard; the other two do not, or only in a paid edition. */
const PASTING: readonly Name[] = ["ours", "Glide Data Grid"];

type Measurement = "mount" | "scroll" | "open" | "commit" | "open at 4 ×" | "commit at 4 ×" | "scroll at 4 ×" | "paste";
const LABELS: Record<Measurement, string> = {
  mount: "mount, ms",
  scroll: `scroll 3 s, p95 frame, median of ${SCROLLS}, ms`,
  "scroll at 4 ×": `scroll 3 s at 4 × CPU, p95 frame, median of ${SCROLLS}, ms`,
  open: `key to open editor, p95 of ${EDITS}, ms`,
  commit: `Enter to closed, p95 of ${EDITS}, ms`,
  "open at 4 ×": `key to open editor at 4 × CPU, p95 of ${EDITS}, ms`,
  "commit at 4 ×": `Enter to closed at 4 × CPU, p95 of ${EDITS}, ms`,
  paste: `paste of ${PASTE.rows} × ${PASTE.columns}, ms`,
};

installCompetitors("grid");
const sizes = await buildPages();
const pages = await servePages();
const started = new Started();
const browser = await launchBrowser(started);
const times = Object.fromEntries(NAMES.map((name) => [name, noTimes()])) as Record<Name, Record<Measurement, number[]>>;

// The first round warms up the browser's caches.
for (let round = -1; round < ROUNDS; round++) {
  const found = await measure();
  if (round < 0) continue;
  for (const name of NAMES)
    for (const [kind, time] of Object.entries(found[name]) as [Measurement, number][]) times[name][kind].push(time);
}
await started.stop();
pages.stop();

report("kB gzip net of React, Next and next-intl", (name) => sizes[name], NAMES);
check("weight at most 40 kB", sizes.ours, sizes.ours <= 40);
for (const kind of Object.keys(LABELS) as Measurement[]) {
  const names = kind === "paste" ? PASTING : NAMES;
  report(LABELS[kind], (name) => median(times[name][kind]), names);
  const best = Math.min(...names.filter((name) => name !== "ours").map((name) => median(times[name][kind])));
  const ratio = median(times.ours[kind]) / best;
  const maxRatio = kind === "paste" ? 1 : 1.25;
  check(`${kind}: at most ${maxRatio} × the best other`, ratio, ratio <= maxRatio);
}

/** One round: every grid in a page of its own, and each measurement of all grids before the next one. */
async function measure(): Promise<Record<Name, Partial<Record<Measurement, number>>>> {
  const found = Object.fromEntries(NAMES.map((name) => [name, {}])) as Record<
    Name,
    Partial<Record<Measurement, number>>
  >;
  const opened = new Map<Name, Page>();
  for (const name of NAMES) opened.set(name, await open(name));
  // In turns, so that a slow minute of the machine affects all of them.
  const inTurns = async (names: readonly Name[], rate: number, take: (page: Page, name: Name) => Promise<void>) => {
    for (const name of names) {
      const page = opened.get(name)!;
      await atSpeed(page, rate, () => take(page, name)).catch((error: unknown) => {
        throw new Error(`${name} could not be measured`, { cause: error });
      });
    }
  };
  const scroll = async (kind: "scroll" | "scroll at 4 ×", rate: number) => {
    const taken = Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Record<Name, number[]>;
    for (let turn = 0; turn < SCROLLS; turn++)
      await inTurns(NAMES, rate, async (page, name) => {
        taken[name].push(p95(await page.evaluate(() => window.contest.scroll(3))));
      });
    for (const name of NAMES) found[name][kind] = median(taken[name]);
  };

  await inTurns(NAMES, 1, async (page, name) => {
    found[name].mount = await page.evaluate(() => window.contest.mount());
    // Time for the work that a grid does after its first paint, which should not disturb the next grid's.
    await page.waitForTimeout(300);
  });
  await inTurns(NAMES, 1, async (page, name) => {
    Object.assign(found[name], await edits(page));
  });
  await inTurns(PASTING, 1, async (page, name) => {
    found[name].paste = await paste(page);
  });
  await inTurns(NAMES, 4, async (page, name) => {
    const { open: opening, commit } = await edits(page);
    Object.assign(found[name], { "open at 4 ×": opening, "commit at 4 ×": commit });
  });
  await scroll("scroll", 1);
  await scroll("scroll at 4 ×", 4);
  for (const page of opened.values()) await page.close();
  return found;
}

async function open(name: Name): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(pages.urlOf(name));
  await page.waitForFunction(() => "contest" in window);
  return page;
}

/** A slowed page keeps a core busy even at rest, so it is slowed only while it is measured. */
async function atSpeed(page: Page, rate: number, take: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await take();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
}

/** Types a number into a cell in view and commits it with Enter, again and again. */
async function edits(page: Page): Promise<{ open: number; commit: number }> {
  const [opened, committed]: [number[], number[]] = [[], []];
  for (let edit = 0; edit < EDITS; edit++) {
    await page.evaluate(
      ([row, column]) => {
        window.contest.focus(row!, column!);
      },
      [edit % 20, edit % 5],
    );
    // Time to draw the focus, which is not part of the edit.
    await page.waitForTimeout(30);
    opened.push(await timed(page, "open", String(1 + (edit % 9))));
    await page.keyboard.type("23");
    committed.push(await timed(page, "closed", "Enter"));
  }
  return { open: p95(opened), commit: p95(committed) };
}

async function timed(page: Page, until: "open" | "closed", key: string): Promise<number> {
  // A promise inside an object is not awaited by evaluateHandle, so the key is pressed while the page listens for it.
  const handle = await page.evaluateHandle((event) => ({ time: window.contest.nextKey(event) }), until);
  await page.keyboard.press(key);
  return handle.evaluate(({ time }) => time);
}

async function paste(page: Page): Promise<number> {
  const rows = Array.from({ length: PASTE.rows }, (_, row) =>
    Array.from({ length: PASTE.columns }, (__, column) => (row * PASTE.columns + column + 0.25).toFixed(2)).join("\t"),
  );
  const last = { row: PASTE.rows - 1, column: PASTE.columns - 1, value: PASTE.rows * PASTE.columns - 1 + 0.25 };
  await page.evaluate(() => {
    window.contest.focus(0, 0);
  });
  // Time to draw the focus, which is not part of the paste.
  await page.waitForTimeout(200);
  return page.evaluate(([text, end]) => window.contest.paste(text, end), [rows.join("\r\n"), last] as const);
}

function noTimes(): Record<Measurement, number[]> {
  return Object.fromEntries(Object.keys(LABELS).map((kind) => [kind, []])) as unknown as Record<Measurement, number[]>;
}

function report(label: string, value: (name: Name) => number, names: readonly Name[]): void {
  print(`\n${label}`);
  const best = Math.min(...names.map(value));
  for (const name of names) {
    const number = value(name);
    print(`  ${name.padEnd(20)} ${number.toFixed(1).padStart(8)}   × ${(number / best).toFixed(2)}`);
  }
}

function check(label: string, figure: number, met: boolean): void {
  print(`  ${met ? "held" : "NOT HELD"}: ${label}: ${figure.toFixed(2)}`);
  if (!met) process.exitCode = 1;
}

function p95(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? NaN;
}
