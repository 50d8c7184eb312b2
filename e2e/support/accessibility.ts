import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, type Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface WindowWithAxe {
  axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}

/** Fails on findings of serious or critical impact, in light and in dark. The page is left in light. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(settleColors);
    expect(await findings(page), `accessibility in ${colorScheme} of ${page.url()}`).toEqual([]);
  }
}

/** Finishes all colour transitions between the schemes, including inherited ones. */
async function settleColors(): Promise<void> {
  const ends = ({ playState, effect }: Animation) =>
    playState !== "finished" && effect?.getComputedTiming().endTime !== Infinity;
  let passing: Animation[];
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    passing = document.getAnimations().filter(ends);
    for (const transition of passing) transition.finish();
  } while (passing.length > 0);
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (window as unknown as WindowWithAxe).axe.run(document, { resultTypes: ["violations"] }),
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary ?? ""}`),
    );
}
