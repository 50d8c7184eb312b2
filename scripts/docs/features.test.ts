import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES } from "@/contract/format/locale";
import { inRoot } from "../run/root.mjs";
import { tableCells } from "./table-cells";

const addresses = readdirSync(inRoot("app"), { recursive: true, encoding: "utf8" }).map((path) => basename(path));
const isThere = (path: string) => existsSync(inRoot(path));

/** Checks for each layer that it has a part with the feature's name. */
const LAYERS: Record<string, (feature: string) => boolean> = {
  address: (feature) => addresses.includes(feature),
  components: (feature) => isThere(`components/${feature}`),
  lib: (feature) => isThere(`lib/${feature}`),
  contract: (feature) => isThere(`contract/${feature}`) || isThere(`contract/${feature}.ts`),
  service: (feature) => isThere(`service/features/${feature}`),
  messages: (feature) => LOCALES.every((locale) => isThere(`lib/i18n/messages/${locale}/${feature}.json`)),
};

/** For each feature without a spec of its name, the spec that tests it in the browser, and the reason. */
const TESTED_ELSEWHERE: Record<string, { spec: string; because: string }> = {
  agencies: { spec: "standards", because: "an agency's page holds its company types and its standard" },
  documents: { spec: "reports", because: "the archive is shown with the reports" },
  exports: { spec: "workbooks", because: "files are saved from the pages that show their content" },
  presets: { spec: "standards", because: "they are inherited from the agency's standard" },
  texts: { spec: "standards", because: "they are a part of the agency's standard" },
};

/** Folders of the layers that belong to no single feature. */
const SHARED: Record<string, string[]> = {
  components: [
    "auth",
    "drafts",
    "grid",
    "line-charts",
    "live-text",
    "meeting",
    "periods",
    "reconciliation",
    "shell",
    "ui",
    "value-sheet",
  ],
  lib: ["api", "auth", "bff", "dates", "drafts", "format", "grid", "i18n", "meeting", "numbers", "spreadsheets"],
  contract: ["format", "testing", "wire"],
};

const foldersIn = (path: string) =>
  readdirSync(inRoot(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const specs = readdirSync(inRoot("e2e")).filter((file) => file.endsWith(".spec.ts"));

const lines = readFileSync(inRoot("docs/architecture.md"), "utf8").split("\n");
const header = lines.findIndex((line) => line.startsWith("| feature "));
const columns = tableCells(lines[header]!);
const rows = lines
  .slice(header + 2)
  .slice(0, lines.slice(header + 2).indexOf(""))
  .map((line) => Object.fromEntries(tableCells(line).map((cell, i) => [columns[i]!, cell])));

describe("the table of features in docs/architecture.md", () => {
  test.each(rows)("$feature has its one name in the layers that it has", (row) => {
    const found = Object.entries(LAYERS).map(([layer, has]) => [layer, has(row.feature!) ? "yes" : "no"]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(LAYERS).map((name) => [name, row[name]])));
  });

  test("every feature of the service is in it", () => {
    expect(foldersIn("service/features").toSorted()).toEqual(rows.map((row) => row.feature).toSorted());
  });

  test.each(Object.entries(SHARED))("every folder of %s is a feature's, or shared", (layer, shared) => {
    const features = rows.filter((row) => isThere(`${layer}/${row.feature!}`)).map((row) => row.feature!);
    const folders = foldersIn(layer);
    expect(folders.filter((folder) => !features.includes(folder)).toSorted()).toEqual(shared.toSorted());
  });
});

describe("the tests of a feature", () => {
  const features = rows.map((row) => row.feature!);

  test.each(features)("%s: stand in its folder of the service", (feature) => {
    const files = readdirSync(inRoot(`service/features/${feature}`), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.endsWith(".test.ts"))).not.toEqual([]);
  });

  test("in the browser have its name, or are listed with a reason", () => {
    const hasOwn = (feature: string) =>
      specs.some((file) => file.startsWith(`${feature}.`) || file.startsWith(`${feature}-`));
    expect(features.filter((feature) => !hasOwn(feature)).toSorted()).toEqual(Object.keys(TESTED_ELSEWHERE));
    const missing = Object.values(TESTED_ELSEWHERE).filter(({ spec }) => !specs.includes(`${spec}.spec.ts`));
    expect(missing).toEqual([]);
  });
});
