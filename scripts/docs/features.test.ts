import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { inRoot } from "../run/root.mjs";

const addresses = readdirSync(inRoot("app"), { recursive: true, encoding: "utf8" }).map((path) => basename(path));
const isThere = (path: string) => existsSync(inRoot(path));

/** Tells for each layer if a feature's name finds its part of it. */
const LAYERS: Record<string, (feature: string) => boolean> = {
  address: (feature) => addresses.includes(feature),
  components: (feature) => isThere(`components/${feature}`),
  lib: (feature) => isThere(`lib/${feature}`),
  contract: (feature) => isThere(`contract/${feature}`) || isThere(`contract/${feature}.ts`),
  service: (feature) => isThere(`service/features/${feature}`),
  messages: (feature) => ["en", "sv"].every((locale) => isThere(`lib/i18n/messages/${locale}/${feature}.json`)),
};

const cells = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const lines = readFileSync(inRoot("docs/architecture.md"), "utf8").split("\n");
const header = lines.findIndex((line) => line.startsWith("| feature "));
const columns = cells(lines[header]!);
const rows = lines
  .slice(header + 2)
  .slice(0, lines.slice(header + 2).indexOf(""))
  .map((line) => Object.fromEntries(cells(line).map((cell, i) => [columns[i]!, cell])));

describe("the table of features in docs/architecture.md", () => {
  test.each(rows)("$feature has its one name in the layers that it has", (row) => {
    const found = Object.entries(LAYERS).map(([layer, has]) => [layer, has(row.feature!) ? "yes" : "no"]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(LAYERS).map((name) => [name, row[name]])));
  });

  test("every feature of the service is in it", () => {
    const entries = readdirSync(inRoot("service/features"), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(folders.toSorted()).toEqual(rows.map((row) => row.feature).toSorted());
  });
});
