import type { ReportContent } from "@/contract/reports/content";
import { writeWire } from "@/contract/wire";
import type { WholeFile } from "../../platform/streamed-file";
import { reportPdf } from "./get-report-pdf";

/** Gives the PDF of a content to a transaction, or ends it until that is drawn. */
export type PdfOf = (content: ReportContent) => Promise<WholeFile>;

/** So often a content is drawn without locks; whatever else is needed is drawn while the transaction holds its own. */
const MAX_ROUNDS = 4;

/** Ends a transaction that needs a PDF which nobody has drawn yet. It says nothing to a client. */
class NotDrawn extends Error {
  override name = "NotDrawn";
  constructor(readonly content: ReportContent) {
    super("the PDF of a report is to be drawn first");
  }
}

/**
 * Runs a transaction that stores PDFs. The first run says which content it is about and is rolled back; the PDF is then
 * drawn while nothing is locked, and the next run stores it if the content is still that. So the archive has what is
 * published with it, and nobody waits for the drawing but whoever publishes.
 */
export async function drawingOutside<T>(
  transaction: (pdfOf: PdfOf) => Promise<T>,
  draw: PdfOf = reportPdf,
): Promise<T> {
  const drawn = new Map<string, WholeFile>();
  for (let round = 0; ; round++) {
    try {
      return await transaction((content) => {
        const file = drawn.get(writeWire(content));
        if (file) return Promise.resolve(file);
        return round < MAX_ROUNDS ? Promise.reject(new NotDrawn(content)) : draw(content);
      });
    } catch (error) {
      if (!(error instanceof NotDrawn)) throw error;
      drawn.set(writeWire(error.content), await draw(error.content));
    }
  }
}
