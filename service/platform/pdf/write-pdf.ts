import { formatDay } from "@/contract/format/format-days";
import { writable } from "./fonts";
import { PageWriter, QUIET, type TextLook } from "./page-writer";
import type { PdfBlock, PdfDocument, PdfTable } from "./pdf-document";
import { heightOfChart, writeChart } from "./write-chart";
import { fitsPortrait, planTable, type PlannedTable } from "./write-table";

/** Maximum size of a logo in points; the width is about a third of that between the margins of a portrait page. */
const MAX_LOGO_SIZE = { width: 180, height: 54 };

/** Draws a document as a tagged PDF (PDF/UA-1) on A4, with landscape pages for wide tables. */
export async function writePdf(content: PdfDocument): Promise<Uint8Array> {
  const document = withWritableTexts(content);
  const page = new PageWriter(document);
  sectionsOf(document.blocks).forEach((blocks, i) => {
    page.newPage(blocks.some((block) => block.kind === "table" && !fitsPortrait(page, block)));
    if (i === 0) writeLetterhead(page, document);
    writeBlocks(page, blocks);
  });
  return page.finish();
}

/** Splits the blocks into groups, each of which begins on a new page. */
function sectionsOf(blocks: readonly PdfBlock[]): PdfBlock[][] {
  const sections: PdfBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind === "heading" && block.newPage && sections.at(-1)!.length > 0) sections.push([]);
    sections.at(-1)!.push(block);
  }
  return sections;
}

function writeLetterhead(page: PageWriter, document: PdfDocument): void {
  const { agency, logo, colour, company, organisationNumber, period, madeOn, title, detail, language } = document;
  // Higher than on other pages, since this one has no header.
  page.y = 40;
  if (logo) {
    page.image(logo, agency ?? company, MAX_LOGO_SIZE);
    page.y += 14;
  } else if (agency !== null && agency !== "")
    page.paragraph("P", agency, { size: 9, weight: "bold", colour: page.accent }, { gap: 10 });
  page.bookmark(title, 1);
  page.paragraph("H1", title, { size: 18, weight: "bold", colour: page.headingColour }, { gap: 4 });
  page.paragraph("P", company, { size: 11, weight: "bold" }, { gap: 2 });
  page.paragraph(
    "P",
    [organisationNumber, period, formatDay(madeOn, language)].filter((part) => part !== "").join(" · "),
    { size: 9, colour: QUIET },
    { gap: 4 },
  );
  if (detail !== undefined && detail !== "") page.paragraph("P", detail, { size: 9, colour: QUIET }, { gap: 4 });
  if (colour !== undefined) {
    page.artifact(() => {
      page.rule(page.left, page.y + 2, page.width, colour, 1.5);
    });
    page.y += 6;
  }
  page.y += 12;
}

/** Space above a heading after a paragraph; tables and charts have space of their own below them. */
const ABOVE_HEADING = 8;
const PARAGRAPH: TextLook = { size: 9.5 };

function writeBlocks(page: PageWriter, blocks: readonly PdfBlock[]): void {
  const planned = new Map<PdfBlock, PlannedTable>();
  const plan = (table: PdfTable): PlannedTable => {
    const known = planned.get(table) ?? planTable(page, table);
    planned.set(table, known);
    return known;
  };
  /** Minimum height of the beginning of a block, which is not separated by a page break. */
  const beginningOf = (i: number): number => {
    const block = blocks[i];
    if (block === undefined) return 0;
    if (block.kind === "table") return plan(block).beginning;
    if (block.kind === "chart") return heightOfChart(page, block);
    if (block.kind === "paragraph") return 2 * page.lineHeight(PARAGRAPH);
    const look = lookOfHeading(page, block);
    const lines = page.lines(block.text, page.width, look).length;
    return lines * page.lineHeight(look) + BELOW_HEADING + beginningOf(i + 1);
  };
  blocks.forEach((block, i) => {
    if (block.kind === "table") plan(block).write();
    else if (block.kind === "chart") writeChart(page, block);
    else if (block.kind === "paragraph") {
      page.paragraph("P", block.text, { ...PARAGRAPH, ...(block.isQuiet && { colour: QUIET }) }, { gap: 8 });
    } else {
      if (blocks[i - 1]?.kind === "paragraph") page.y += ABOVE_HEADING;
      page.ensureRoom(beginningOf(i));
      page.bookmark(block.text, 2);
      page.paragraph(block.level === 1 ? "H2" : "H3", block.text, lookOfHeading(page, block), { gap: BELOW_HEADING });
    }
  });
}

const BELOW_HEADING = 6;

function lookOfHeading(page: PageWriter, { level }: { level: 1 | 2 }): TextLook {
  return { size: level === 1 ? 13 : 10.5, weight: "bold", colour: page.headingColour };
}

/** Makes all texts writable, since they come from files and users. */
function withWritableTexts<Value>(value: Value): Value {
  if (typeof value === "string") return writable(value) as Value;
  if (Array.isArray(value)) return value.map(withWritableTexts) as Value;
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withWritableTexts(member as unknown)]),
  ) as Value;
}
