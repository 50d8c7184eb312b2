import { fileName } from "@/contract/file-name";
import { WholeFile } from "../streamed-file";
import { makePdf } from "./make-pdf";
import type { PdfDocument } from "./pdf-document";

export const PDF_TYPE = "application/pdf";

/** Makes a PDF as an answer, under a name that says of which company and period it is. */
export async function pdfFile(document: PdfDocument): Promise<WholeFile> {
  return new WholeFile(pdfName(document), PDF_TYPE, await makePdf(document));
}

/** Name of the file in which a PDF is stored. */
export function pdfName({ company, title, period }: Pick<PdfDocument, "company" | "title" | "period">): string {
  return `${fileName(company, `${title} ${period}`)}.pdf`;
}
