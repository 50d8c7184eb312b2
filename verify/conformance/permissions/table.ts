import { keyOf } from "../statements";

export const COLUMNS = [
  "AgencyDirector",
  "AgencyConsultant",
  "CompanyAdmin",
  "CompanyImport",
  "CompanyNormal",
  "CompanyLimited",
] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * Decisions §6, written down once more and from the document, not from the service's policy. A row's key is made of
 * these words: one that does not say what the document says has no statement there, and the coverage names both.
 */
const TABLE = `
Company read | ✓ | ✓ | ✓ | ✓ | ✓ | ✓
Agency read / update | ✓/✓ | ✓/– | – | – | – | –
Company create / delete through agency | ✓ | create | – | – | – | –
company without an agency: create / delete | ✓/✓ | – | –/✓ | – | – | –
Company update | ✓ | ✓ | ✓ | – | – | –
Comments read / write | ✓/✓ | ✓/✓ | ✓/✓ | ✓/– | ✓/own | ✓/–
Presets read / write | ✓/✓ | ✓/✓ | ✓/✓ | ✓/– | ✓/– | ✓/–
Fiscal years, charts read / write | ✓/✓ | ✓/✓ | ✓/✓ | ✓/✓ | ✓/– | ✓/–
Key figure data read / write | ✓/✓ | ✓/✓ | ✓/✓ | ✓/✓ | ✓/✓ | ✓/–
SIE import, taking it back | ✓ | ✓ | ✓ | ✓ | – | –
Documents, period reports, targets read / write | ✓/✓ | ✓/✓ | ✓/✓ | ✓/– | ✓/– | published/–
Activity | ✓ | ✓ | ✓ | – | – | –
Users of the agency / of a company | ✓/✓ | –/✓ | –/✓ | – | – | –`;

const rows = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => [line.split(" | ")[0]!, { key: keyOf("d.6", line), cells: line.split(" | ").slice(1) }]),
);

/** One of the two things that a row tells of, such as reading in "Comments read / write". */
export interface Right {
  /** The row's key among the statements. */
  key: string;
  /** ✓, –, or the word in the cell. */
  grantOf: (column: Column) => string;
}

/** @param part 0 for what stands before the slash in the row's name, and for all of a row without one; 1 after it */
export function right(row: string, part: 0 | 1 = 0): Right {
  const found = rows.get(row);
  if (!found) throw new Error(`no row "${row}"`);
  return {
    key: found.key,
    grantOf(column) {
      const cell = found.cells[COLUMNS.indexOf(column)]!;
      if (cell === "create") return part === 0 ? "✓" : "–";
      return cell.includes("/") ? cell.split("/")[part]! : cell;
    },
  };
}
