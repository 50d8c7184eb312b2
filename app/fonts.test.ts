import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import tailwind from "@/tailwind.config";

const source = readFileSync(new URL("fonts.ts", import.meta.url), "utf8");

test("the extended font comes before the basic one, whose fallback would otherwise show its letters", () => {
  expect(tailwind.theme).toHaveProperty("fontFamily.sans", [
    "var(--font-inter-ext)",
    "var(--font-inter)",
    "system-ui",
    "sans-serif",
  ]);
});

test("the extended font has the unicode-range that its package states", () => {
  const ranges = createRequire(import.meta.url)("@fontsource-variable/inter/unicode.json") as Record<string, string>;
  expect(source).toContain(`"${ranges["latin-ext"]!.replaceAll(",", ", ")}"`);
});
