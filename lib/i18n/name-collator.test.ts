import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameCollator } from "./name-collator";

const names = ["Älvtuna", "9 AB", "Östan", "Zäta", "10 AB", "Åsveden"];

test("names are sorted in the alphabetical order of the language", () => {
  expect(names.toSorted(nameCollator("sv-SE").compare)).toEqual([
    "9 AB",
    "10 AB",
    "Zäta",
    "Åsveden",
    "Älvtuna",
    "Östan",
  ]);
  expect(names.toSorted(nameCollator("en-GB").compare).at(-1)).toBe("Zäta");
});

test("no other module of app, components and lib has a collator or calls localeCompare", () => {
  const files = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => join(folder, file)),
  );
  const comparing = files.filter((file) => /Intl\.Collator|localeCompare/.test(readFileSync(file, "utf8")));
  expect(comparing).toEqual([join("lib", "i18n", "name-collator.ts")]);
});
