import { formatPeriod } from "@/contract/format/format-days";
import { formatFigure } from "@/contract/format/format-figure";
import { formatNumber } from "@/contract/format/format-number";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { commentHeading } from "@/contract/reports/comment-heading";
import type { ContentBlock, ReportContent } from "@/contract/reports/content";
import { emptyBlockText } from "@/contract/reports/empty-block";
import type { PdfBlock, PdfTable } from "../../platform/pdf/pdf-document";
import { figureColumns, PDF_WORDS } from "./block-words";
import { besideIn, reportChart, reportSparkline } from "./report-chart";

/**
 * Converts the blocks of a report to blocks of a PDF, in the report's language. A chart gets a table of its values for
 * readers who cannot see it. The letterhead is left out, since every PDF begins with one.
 */
export function reportPdfBlocks(content: ReportContent): PdfBlock[] {
  return content.blocks.flatMap((block): PdfBlock[] => {
    const blocks = bodyOf(block, content);
    const { heading } = block;
    const body: PdfBlock[] =
      blocks.length > 0 || block.type === "letterhead" || block.type === "text"
        ? blocks
        : [{ kind: "paragraph", text: emptyBlockText(block, content.language), isQuiet: true }];
    return heading === undefined || heading === "" ? body : [{ kind: "heading", level: 1, text: heading }, ...body];
  });
}

function bodyOf(block: ContentBlock, { language, currency }: ReportContent): PdfBlock[] {
  const words = PDF_WORDS[language];
  const name = block.heading ?? "";
  const formatted = (value: number | null | undefined, keyFigure: KeyFigure) =>
    value === null || value === undefined ? "–" : formatFigure(value, keyFigure, { currency, locale: language });
  switch (block.type) {
    case "letterhead":
      return [];
    case "text":
      return paragraphs(block.parts.map(({ text }) => text).join(""));
    case "keyFigures": {
      const columns = block.columns.map(({ column, name: heading }) => ({ column, heading }));
      const sparklines = block.rows.map((row) =>
        columns.map(({ column, heading }) =>
          column === "sparkline" ? reportSparkline(row, heading, formatted, language) : null,
        ),
      );
      return table(
        name,
        [words.keyFigure, ...columns.map(({ heading }) => heading)],
        block.rows.map(({ keyFigure, value }) => [
          keyFigure.name,
          ...columns.map(({ column }) => (column === "sparkline" ? "–" : formatted(value[column], keyFigure))),
        ]),
        (row) => ({ sparklines: [null, ...sparklines[row]!] }),
        columns.map(({ column }) => column === "sparkline"),
      );
    }
    case "chart": {
      const { keyFigure, values } = block;
      if (!keyFigure) return [];
      const beside = besideIn(values);
      const names = figureColumns(beside, language).slice(1);
      const rows = values.map((value) => [
        formatPeriod(value.period, language),
        formatted(value.value, keyFigure),
        ...beside.map((column) => formatted(value[column], keyFigure)),
      ]);
      const headings = [words.period, keyFigure.name, ...names.map((column) => column.name)];
      return [...reportChart({ ...block, keyFigure }, { language, currency }), ...table(name, headings, rows)];
    }
    case "statement": {
      const headings = [words.line, ...block.columns.map((column) => column.name)];
      return table(
        name,
        headings,
        block.lines.map(({ id, name: lineName, kind, amounts }) => [
          kind === "account" ? `${id} ${lineName}` : lineName,
          ...amounts.map((amount) => (amount === null ? "–" : formatNumber(amount / 100, language))),
        ]),
        (row) => ({ depth: block.lines[row]!.level, isSum: block.lines[row]!.kind === "sum" }),
      );
    }
    case "comments":
      return block.comments.flatMap((comment) => [
        { kind: "paragraph", text: commentHeading(comment, language), isQuiet: true },
        ...paragraphs(comment.message),
      ]);
    case "restatement": {
      const headings = [block.report?.title ?? words.keyFigure, ...block.columns.map((column) => column.name)];
      const rows = block.restatements.map((restated) => [
        restated.keyFigure.name,
        ...block.columns.map(({ column }) => formatted(restated[column], restated.keyFigure)),
      ]);
      return table(name, headings, rows);
    }
  }
}

function paragraphs(text: string): PdfBlock[] {
  return text.split(/\n+/).flatMap((line) => (line.trim() === "" ? [] : { kind: "paragraph", text: line }));
}

/**
 * A table of rows of texts; no block when there are no rows.
 * @param hasSparklines for each column after the first, true if its cells are sparklines
 */
function table(
  name: string,
  headings: readonly string[],
  rows: readonly string[][],
  formatOf: (row: number) => Pick<PdfTable["rows"][number], "depth" | "isSum" | "sparklines"> = () => ({}),
  hasSparklines: readonly boolean[] = [],
): PdfBlock[] {
  if (rows.length === 0) return [];
  const columns = headings.map((heading, i) => ({ heading, ...(hasSparklines[i - 1] && { hasSparklines: true }) }));
  return [{ kind: "table", name, columns, rows: rows.map((cells, row) => ({ cells, ...formatOf(row) })) }];
}
