import { fileName } from "@/contract/file-name";
import { WholeFile } from "../streamed-file";
import { makePdf } from "./make-pdf";
import type { PdfDocument } from "./pdf-document";

/** Makes a PDF as an answer, under a name that says of which company and period it is. */
export async function pdfFile(document: PdfDocument): Promise<WholeFile> {
  const { company, title, period } = document;
  return new WholeFile(`${fileName(company, `${title} ${period}`)}.pdf`, "application/pdf", await makePdf(document));
}
