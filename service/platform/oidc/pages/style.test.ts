import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STYLE } from "./style";

const globals = readFileSync(new URL("../../../../app/globals.css", import.meta.url), "utf8");

/**
 * Names and values of a theme's colours, without the shadow, which is no `#…`: the pages have a `:root` for the light
 * theme, then one for the dark.
 */
function coloursOf(theme: "light" | "dark"): [string, string][] {
  const block = STYLE.split(":root {")[theme === "light" ? 1 : 2]!.split("}")[0]!;
  return [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]);
}

test.each(["light", "dark"] as const)("the pages have the %s colours of the dashboard", (theme) => {
  const colours = coloursOf(theme);
  expect(colours.length).toBeGreaterThan(10);
  const dashboard = colours.map(([name]) => {
    const [, light, dark] = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(globals) ?? [];
    return [name, theme === "light" ? light : dark];
  });
  expect(colours).toEqual(dashboard);
});
