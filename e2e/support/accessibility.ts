import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, Result, RunOptions } from "axe-core";
import { expect, type Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface WindowWithAxe {
  axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}

/** Rules of Lighthouse's score, of which axe runs only label-content-name-mismatch by itself. */
const RULES_OF_LIGHTHOUSE = [
  "target-size",
  "label-content-name-mismatch",
  "identical-links-same-purpose",
  "table-fake-caption",
  "td-has-header",
];

/** The rules that depend on colours; all others find the same in both schemes. */
const RULES_OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Fails on findings of serious or critical impact, in light and in dark. The page stays light, with reduced motion. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    const found = await findings(page, colorScheme, colorScheme === "dark" ? { runOnly: RULES_OF_COLOURS } : {});
    const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(messagesOf(serious), `accessibility in ${colorScheme} of ${page.url()}`).toEqual([]);
  }
}

/** Reports findings of any impact, by Lighthouse's rules too, in one colour scheme. */
export async function expectFullScore(page: Page, colorScheme: "dark" | "light"): Promise<void> {
  const rules = Object.fromEntries(RULES_OF_LIGHTHOUSE.map((rule) => [rule, { enabled: true }]));
  expect.soft(messagesOf(await findings(page, colorScheme, { rules }))).toEqual([]);
}

/** Reports findings of the rules that depend on the layout. */
export async function expectRoom(page: Page): Promise<void> {
  const runOnly = ["target-size", "scrollable-region-focusable"];
  expect.soft(messagesOf(await findings(page, "light", { runOnly }))).toEqual([]);
}

/** Keeps a change of the scheme from starting transitions, of which a page has one for almost every element. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
}

function allowTransitions(): void {
  document.adoptedStyleSheets.pop();
}

/** Shows rows out of view and finishes all animations except endless ones. */
async function settle(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>('[class*="content-visibility:auto"]')) {
    element.style.contentVisibility = "visible";
  }
  const ends = ({ playState, effect }: Animation) =>
    playState !== "finished" && effect?.getComputedTiming().endTime !== Infinity;
  let passing: Animation[];
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    passing = document.getAnimations().filter(ends);
    for (const animation of passing) animation.finish();
  } while (passing.length > 0);
}

async function findings(page: Page, colorScheme: "dark" | "light", options: RunOptions): Promise<Result[]> {
  // Parts whose values are being computed again are dimmed, which lowers their contrast.
  await expect(page.locator('[aria-busy="true"].opacity-60')).toHaveCount(0);
  await page.evaluate(stopTransitions);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(settle);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (extra) => (window as unknown as WindowWithAxe).axe.run(document, { resultTypes: ["violations"], ...extra }),
    options,
  );
  await page.evaluate(allowTransitions);
  return violations;
}

function messagesOf(violations: readonly Result[]): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
