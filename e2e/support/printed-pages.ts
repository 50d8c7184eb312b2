import type { Page } from "@playwright/test";
import { openPdf } from "@/service/platform/pdf/testing/open-pdf";

export interface PrintedPage {
  /** All of its text, with every kind of space read as a plain one. */
  text: string;
  isLandscape: boolean;
  /** Texts that reach beyond the edge of the paper. */
  cutOff: string[];
}

/** The pages as the browser prints them. */
export async function printedPages(page: Page): Promise<PrintedPage[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const { pdf } = await openPdf(bytes);
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const printed = await pdf.getPage(number);
    const { width, height } = printed.getViewport({ scale: 1 });
    const { items } = await printed.getTextContent();
    const texts = items.flatMap((item) => ("str" in item ? [item] : []));
    const isOut = (x: number, y: number, wide: number) => x < 0 || x + wide > width + 1 || y < 0 || y > height;
    pages.push({
      text: texts
        .map(({ str, hasEOL }) => str + (hasEOL ? " " : ""))
        .join("")
        .replaceAll(/\s+/g, " "),
      isLandscape: width > height,
      cutOff: texts.flatMap(({ str, transform, width: wide }) => {
        const [x, y] = (transform as number[]).slice(4) as [number, number];
        return str.trim() !== "" && isOut(x, y, wide) ? [str] : [];
      }),
    });
  }
  await pdf.destroy();
  return pages;
}
