import { fileName } from "@/contract/file-name";
import { WholeFile } from "../streamed-file";
import { makePdf } from "./make-pdf";
import type { PdfDocument } from "./pdf-document";

export const PDF_TYPE = "application/pdf";

/** Makes a PDF as a response; the file name contains the company and the period. */
export async function pdfFile(document: PdfDocument): Promise<WholeFile> {
  return new WholeFile(pdfName(document), PDF_TYPE, await makePdf(document));
}

/** Returns the name of the PDF file. */
export function pdfName({ company, title, period }: Pick<PdfDocument, "company" | "title" | "period">): string {
  return `${fileName(company, `${title} ${period}`)}.pdf`;
}
