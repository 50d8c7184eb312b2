import { WholeFile } from "../streamed-file";
import { makePdf } from "./make-pdf";
import type { PdfDocument } from "./pdf-document";

const MAX_COMPANY = 80;

/** Makes a PDF as an answer, under a name that says of which company and period it is. */
export async function pdfFile(document: PdfDocument): Promise<WholeFile> {
  return new WholeFile(pdfName(document), "application/pdf", await makePdf(document));
}

/** Without what a name of a file may not hold. */
export function pdfName({ company, title, period }: PdfDocument): string {
  const name = [company.slice(0, MAX_COMPANY), title, period].join(" ");
  return `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-")}.pdf`;
}
