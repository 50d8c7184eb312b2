import { fileName } from "@/contract/file-name";
import { WholeFile } from "../streamed-file";
import { makePdf } from "./make-pdf";
import type { PdfDocument } from "./pdf-document";

export const PDF_TYPE = "application/pdf";

interface DocumentOfObject extends PdfDocument {
  /** The name of the object that the PDF is about; null for the whole company. */
  object?: string | null;
}

/** Makes a PDF as a response; the file name contains the company, the title, the object and the period. */
export async function pdfFile({ object = null, ...document }: DocumentOfObject): Promise<WholeFile> {
  const title = object === null ? document.title : `${document.title} ${object}`;
  return new WholeFile(pdfName({ ...document, title }), PDF_TYPE, await makePdf(document));
}

/** Returns the name of the PDF file. */
export function pdfName({ company, title, period }: Pick<PdfDocument, "company" | "title" | "period">): string {
  return `${fileName(company, `${title} ${period}`)}.pdf`;
}
