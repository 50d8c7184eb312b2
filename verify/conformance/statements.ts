/** A statement of docs/interface.md: a requirement, or one of the few that require nothing (`informative.ts`). */
export interface Statement {
  /** The stable name that checks refer to. */
  name: string;
  /** The sentence; for a row of the table of roles, its cells after the name, separated by `|`. */
  text: string;
  /** The line on which it begins, counted from 1. */
  line: number;
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A list item: the name as code, † for a requirement given with version 2, a colon and the sentence. */
const ITEM = /^- `([^`]*)`(?: †)?: (\S.*)$/;
const ROW = /^\| `([^`]*)` +\| (.*) \|$/;

/**
 * Reads the statements of a document in Markdown: every list item, with its continuation lines, and every row of a
 * table. Headings and paragraphs hold no statements.
 * @throws when a list item or a row has no well-formed name
 */
export function statementsOf(markdown: string): Statement[] {
  const statements: Statement[] = [];
  let item: Statement | null = null;
  const lines = markdown.split(/\r?\n/);
  lines.forEach((line, index) => {
    const isItem = line.startsWith("- ");
    if (isItem || isTableRow(line, lines[index + 1])) {
      const [, name, text] = (isItem ? ITEM : ROW).exec(line) ?? [];
      if (!NAME.test(name ?? "")) throw new Error(`line ${index + 1} has no name of a statement: ${line}`);
      const statement = { name: name!, text: text!, line: index + 1 };
      statements.push(statement);
      item = isItem ? statement : null;
    } else if (item && /^ {2}\S/.test(line)) {
      item.text += ` ${line.trim()}`;
    } else {
      item = null;
    }
  });
  return statements;
}

/** True for a row of a table's body: neither its head nor the line below that. */
function isTableRow(line: string, next: string | undefined): boolean {
  const rule = /^\|[\s:|-]+\|$/;
  return line.startsWith("|") && !rule.test(line) && !rule.test(next ?? "");
}
