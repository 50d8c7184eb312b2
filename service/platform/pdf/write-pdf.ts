import { formatDay } from "@/contract/format/format-days";
import { isForText } from "@/contract/letterhead/colour";
import { writable } from "./fonts";
import { ACCENT, PageWriter, QUIET, UPRIGHT_WIDTH } from "./page-writer";
import type { PdfBlock, PdfDocument } from "./pdf-document";
import { fitsEasily, writeTable } from "./write-table";

/** Points that a logo can take: as wide as a third of an upright page. */
const LOGO_ROOM = { width: 180, height: 54 };

/** Draws a document as a tagged PDF (PDF/UA-1) on A4, with pages in landscape for tables that are wide. */
export async function writePdf(given: PdfDocument): Promise<Uint8Array> {
  const document = withWritableTexts(given);
  const page = new PageWriter(document);
  sectionsOf(document.blocks).forEach((blocks, i) => {
    page.newPage(blocks.some((block) => block.kind === "table" && !fitsEasily(page, block, UPRIGHT_WIDTH)));
    if (i === 0) writeLetterhead(page, document);
    for (const block of blocks) writeBlock(page, block, headingLook(document));
  });
  return page.finish();
}

/** The blocks that begin on the same page. */
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
  const heading = headingLook(document);
  page.y = 40;
  if (logo) {
    page.image(logo, agency ?? company, LOGO_ROOM);
    page.y += 14;
  } else if (agency !== null && agency !== "")
    page.paragraph("P", agency, { size: 9, weight: "bold", colour: ACCENT, ...heading }, { gap: 10 });
  page.bookmark(title, 1);
  page.paragraph("H1", title, { size: 18, weight: "bold", ...heading }, { gap: 4 });
  page.paragraph("P", company, { size: 11, weight: "bold" }, { gap: 2 });
  page.paragraph(
    "P",
    [organisationNumber, period, formatDay(madeOn, language)].join(" · "),
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

/** The agency's colour where text can have it. */
function headingLook({ colour }: PdfDocument): { colour?: string } {
  return colour !== undefined && isForText(colour) ? { colour } : {};
}

function writeBlock(page: PageWriter, block: PdfBlock, heading: { colour?: string }): void {
  if (block.kind === "heading") {
    const size = block.level === 1 ? 13 : 10.5;
    // A heading stands with what follows it.
    page.need(size * 2 + 60);
    page.bookmark(block.text, 2);
    page.paragraph(block.level === 1 ? "H2" : "H3", block.text, { size, weight: "bold", ...heading }, { gap: 6 });
  } else if (block.kind === "paragraph") {
    page.paragraph("P", block.text, { size: 9.5, ...(block.isQuiet && { colour: QUIET }) }, { gap: 8 });
  } else writeTable(page, block);
}

/** Texts come from files and from people: what the font lacks is left out here, once for all that is drawn. */
function withWritableTexts<Value>(value: Value): Value {
  if (typeof value === "string") return writable(value) as Value;
  if (Array.isArray(value)) return value.map(withWritableTexts) as Value;
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [name, withWritableTexts(of as unknown)]),
  ) as Value;
}
