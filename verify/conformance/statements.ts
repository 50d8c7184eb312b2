import { createHash } from "node:crypto";

/** One thing that a document says. */
export interface Statement {
  /** Section and hash of the normalised text: stable while the sentence is, wherever it moves within its section. */
  key: string;
  text: string;
  /** Where it begins, counted from 1. */
  line: number;
}

interface Block {
  section: string;
  line: number;
  text: string;
}

/**
 * Cuts a document in Markdown into its statements: the sentences of paragraphs, list items and table rows, and the
 * clauses that a semicolon parts. Headings and the lines under table heads say nothing by themselves.
 * @param prefix stands before the section in every key
 */
export function statementsOf(prefix: string, markdown: string): Statement[] {
  const found = new Map<string, Statement>();
  for (const { section, line, text } of blocksOf(markdown)) {
    for (const sentence of sentencesOf(text)) {
      const key = keyOf(`${prefix}.${section}`, sentence);
      if (!found.has(key)) found.set(key, { key, text: sentence, line });
    }
  }
  return [...found.values()];
}

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let section = "0";
  let open: Block | null = null;
  const lines = markdown.split(/\r?\n/);
  lines.forEach((raw, index) => {
    const heading = /^#{1,6}\s+(.*)$/.exec(raw);
    const content = raw.trim();
    if (heading) section = sectionName(heading[1]!);
    if (heading || content === "") {
      open = null;
    } else if (content.startsWith("|")) {
      open = null;
      if (isTableRow(content, lines[index + 1])) {
        blocks.push({ section, line: index + 1, text: content.replace(/^\||\|$/g, "").trim() });
      }
    } else if (open === null || /^(-|\d+\.)\s/.test(content)) {
      open = { section, line: index + 1, text: content.replace(/^(-|\d+\.)\s+/, "") };
      blocks.push(open);
    } else {
      open.text += ` ${content}`;
    }
  });
  return blocks;
}

/** A row of a table's body: neither its head nor the line below that. */
function isTableRow(content: string, next: string | undefined): boolean {
  const rule = /^\|[\s:|-]+\|$/;
  return !rule.test(content) && !rule.test(next?.trim() ?? "");
}

/** `4` of "4. Objects", `company` of "Company (also called CompanyInfo)". */
function sectionName(title: string): string {
  const number = /^(\d+)\./.exec(title)?.[1];
  if (number !== undefined) return number;
  return /[a-z]+/.exec(title.toLowerCase())?.[0] ?? "0";
}

/** Ends of sentences and semicolons outside parentheses and code. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let depth = 0;
  let code = false;
  let begin = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === "`") code = !code;
    if (code) continue;
    if (char === "(" || char === "{" || char === "[") depth++;
    if (char === ")" || char === "}" || char === "]") depth--;
    if (depth > 0) continue;
    const rest = text.slice(at + 1);
    const ends = (char === ";" && rest.startsWith(" ")) || (char === "." && /^\**( [^a-z]| \||$)/.test(rest));
    if (!ends || /\be\.g$/.test(text.slice(0, at))) continue;
    sentences.push(text.slice(begin, at + 1).trim());
    begin = at + 1;
  }
  sentences.push(text.slice(begin).trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The key of a sentence of a section, `d.6` for the sixth of the decisions. */
export function keyOf(section: string, sentence: string): string {
  const normalised = sentence.replace(/[.;]$/, "").replace(/\s+/g, " ");
  return `${section}.${createHash("sha256").update(normalised).digest("hex").slice(0, 6)}`;
}
