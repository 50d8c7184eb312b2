import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcons } from "./icons.mjs";

/**
 * Mean difference of the colour channels, 0 to 255; other versions of the renderer smooth edges a little differently.
 */
async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer()));
  expect(a!.length).toBe(b!.length);
  return a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length;
}

test("the pictures in public/ show what icon.svg shows (npm run icons draws them anew)", async () => {
  for (const [name, drawn] of Object.entries(await drawIcons())) {
    const stored = readFileSync(`public/${name}`);
    // An ICO file is a header of 22 bytes and a PNG.
    const [one, other] = name.endsWith(".ico") ? [stored.subarray(22), drawn.subarray(22)] : [stored, drawn];
    expect(await differenceOf(one, other), name).toBeLessThan(1);
  }
});
