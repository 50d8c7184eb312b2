import { interfaceDocument } from "../coverage";
import { statementsOf } from "../statements";

export const COLUMNS = [
  "AgencyDirector",
  "AgencyConsultant",
  "CompanyAdmin",
  "CompanyImport",
  "CompanyNormal",
  "CompanyLimited",
] as const;
export type Column = (typeof COLUMNS)[number];

/** The cells of the table of roles in docs/interface.md, by the name of the row's statement. */
const rows = readTable(interfaceDocument());

function readTable(document: string): Map<string, string[]> {
  const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
  const head = document.split("\n").find((line) => line.startsWith("| statement "));
  // Before the columns stand the empty text before the first `|`, the name of the statement and the action.
  if (String(cellsOf(head ?? "").slice(3, -1)) !== String(COLUMNS)) throw new Error("the table of roles has changed");
  return new Map(
    statementsOf(document)
      // The text of a row begins with the action.
      .map(({ name, text }) => [name, cellsOf(text).slice(1)] as const)
      .filter(([, cells]) => cells.length === COLUMNS.length),
  );
}

/** One action of a row, such as reading in "read / write comments". */
export interface Right {
  /** The name of the row's statement. */
  statement: string;
  /** ✓, –, or the word in the cell. */
  grantOf: (column: Column) => string;
}

/** @param part 0 for the action before the slash, or the only one of a row; 1 for the one after it */
export function right(statement: string, part: 0 | 1 = 0): Right {
  const cells = rows.get(statement);
  if (!cells) throw new Error(`the table of roles has no row "${statement}"`);
  return {
    statement,
    grantOf(column) {
      const grants = cells[COLUMNS.indexOf(column)]!.split("/");
      // A cell without a slash holds for both actions.
      return grants[part] ?? grants[0]!;
    },
  };
}
