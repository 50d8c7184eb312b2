import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import tailwind from "@/tailwind.config";

const source = readFileSync(new URL("fonts.ts", import.meta.url), "utf8");

test("further letters come from Inter, and not from the fallback that stands after its basic letters", () => {
  expect(tailwind.theme).toHaveProperty("fontFamily.sans", [
    "var(--font-inter-ext)",
    "var(--font-inter)",
    "system-ui",
    "sans-serif",
  ]);
});

test("the font of further letters is asked for those that it has", () => {
  const ranges = createRequire(import.meta.url)("@fontsource-variable/inter/unicode.json") as Record<string, string>;
  expect(source).toContain(`"${ranges["latin-ext"]!.replaceAll(",", ", ")}"`);
});
