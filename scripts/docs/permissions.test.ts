import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACTIONS, grantOf, ROLES, type Grant } from "@/contract/permissions";
import { inRoot } from "../run/root.mjs";
import { tableCells } from "./table-cells";

/** The roles in the table's head. An administrator may do everything, so the table leaves them out. */
const COLUMNS = ROLES.filter((role) => role !== "Administrator");
/** The grants as the table's cells write them. */
const WORDS = new Map<Grant, string>([
  [true, "yes"],
  ["own", "own"],
  [false, "–"],
]);

test("the table of who may do what in docs/security.md is the table that the service goes by", () => {
  const lines = readFileSync(inRoot("docs/security.md"), "utf8").split("\n");
  const head = lines.findIndex((line) => tableCells(line)[0] === "action");
  expect(tableCells(lines[head]!).slice(1)).toEqual(COLUMNS);
  const rows = lines.slice(head + 2, lines.indexOf("", head)).map(tableCells);
  expect(rows).toEqual(
    ACTIONS.map((action) => [`\`${action}\``, ...COLUMNS.map((role) => WORDS.get(grantOf(role, action)))]),
  );
});
