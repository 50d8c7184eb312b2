import type { ReportContent } from "@/contract/reports/content";
import { writeWire } from "@/contract/wire";
import type { WholeFile } from "../../platform/streamed-file";
import { reportPdf } from "./get-report-pdf";

/** Returns the PDF of a content, or rejects when it is not drawn yet, which rolls the transaction back. */
export type PdfOf = (content: ReportContent) => Promise<WholeFile>;

/** Maximum number of runs that are rolled back to draw one PDF. The next run draws it within the transaction. */
const MAX_ROUNDS = 4;

/** Rolls back a transaction that needs a PDF which is not drawn yet. It never reaches a client. */
class NotDrawn extends Error {
  override name = "NotDrawn";
  constructor(readonly content: ReportContent) {
    super("the PDF of a report is to be drawn first");
  }
}

/**
 * Runs a transaction that stores PDFs. A run that needs a PDF not drawn yet is rolled back; the PDF is drawn while
 * nothing is locked, and the next run stores it if the content is unchanged. So the PDF is stored in the transaction
 * that publishes the report, and only the publisher waits for the drawing.
 */
export async function withPredrawnPdfs<T>(
  transaction: (pdfOf: PdfOf) => Promise<T>,
  draw: typeof reportPdf = reportPdf,
): Promise<T> {
  const drawn = new Map<string, WholeFile>();
  let furthest = 0;
  let round = 0;
  for (;;) {
    let asked = 0;
    try {
      return await transaction((content) => {
        asked++;
        const file = drawn.get(writeWire(content));
        if (file) return Promise.resolve(file);
        // A run that gets further than all before it needs another PDF of the same transaction, not a changed one.
        if (asked > furthest) round = 0;
        furthest = Math.max(furthest, asked);
        return round++ < MAX_ROUNDS ? Promise.reject(new NotDrawn(content)) : draw(content);
      });
    } catch (error) {
      if (!(error instanceof NotDrawn)) throw error;
      drawn.set(writeWire(error.content), await draw(error.content));
    }
  }
}
