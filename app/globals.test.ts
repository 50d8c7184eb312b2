import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("globals.css", import.meta.url), "utf8");
const COLOUR = /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;
const palette = new Map([...css.matchAll(COLOUR)].map(([, name, light, dark]) => [name, { light, dark }]));

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function pairs(inks: string[], grounds: string[]): [string, string][] {
  return inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground]));
}

const TEXT = [
  ...pairs(["ink", "ink-2", "ink-3", "accent", "good", "bad", "warn"], ["paper", "panel", "hover"]),
  ...pairs(["ink", "ink-2", "accent"], ["accent-soft", "selection"]),
  ...pairs(["accent-on"], ["accent", "accent-hover"]),
  ...pairs(["bad-on"], ["bad", "bad-hover"]),
  ["good", "good-soft"],
  ["bad", "bad-soft"],
  ["warn", "warn-soft"],
  ["toast-ink", "toast"],
] as [string, string][];

/** Borders of controls, which alone make an empty field visible, and outlines in the accent colour. */
const EDGES = pairs(["line-field", "accent"], ["paper", "panel"]);

/** Lines of charts. */
const LINES = pairs(["chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "ink-3"], ["panel"]);

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const colour = (name: string) => palette.get(name)?.[theme] ?? expect.fail(`there is no colour ${name}`);

  test.each(TEXT)("has %s on %s at a contrast that is read easily (AA)", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)("has the edge %s of a control visible on %s (AA)", (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(LINES)("has the line %s of a chart visible on %s (AA)", (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
