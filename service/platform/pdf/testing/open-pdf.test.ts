import { expect, it } from "vitest";
import { writePdf } from "../write-pdf";
import { openPdf } from "./open-pdf";

it("opens a PDF and leaves the built-in functions as they were", async () => {
  const bytes = await writePdf({
    language: "sv",
    title: "Resultaträkning",
    company: "Åkessons Kött & Ägg AB",
    organisationNumber: "556677-8899",
    agency: "Byrån i Häljarp AB",
    period: "2025",
    madeOn: "2026-11-24",
    blocks: [],
  });
  const originals = [JSON.parse, JSON.stringify, Array.prototype.push];
  const { pdf } = await openPdf(bytes);
  expect(pdf.numPages).toBe(1);
  expect([JSON.parse, JSON.stringify, Array.prototype.push]).toEqual(originals);
  await pdf.destroy();
});
