import { expect, it } from "vitest";
import { makePdf } from "./make-pdf";

it("refuses more cells than fit in a PDF", async () => {
  const cells = Array.from({ length: 10 }, () => "1");
  const rows = Array.from({ length: 3_001 }, () => ({ cells }));
  const refused = makePdf({
    language: "sv",
    title: "",
    company: "",
    organisationNumber: "",
    agency: null,
    period: "",
    madeOn: "2026-11-24",
    blocks: [{ kind: "table", name: "", columns: cells.map(() => ({ heading: "" })), rows }],
  });
  await expect(refused).rejects.toMatchObject({
    kind: "tooLarge",
    message: expect.stringContaining("30010 cells; at most 30000"),
  });
});

it("refuses more blocks than fit in a PDF", async () => {
  const blocks = Array.from({ length: 2_001 }, () => ({ kind: "paragraph" as const, text: "x" }));
  const refused = makePdf({
    language: "sv",
    title: "",
    company: "",
    organisationNumber: "",
    agency: null,
    period: "",
    madeOn: "2026-11-24",
    blocks,
  });
  await expect(refused).rejects.toMatchObject({
    message: expect.stringContaining("2001 headings, paragraphs, charts and tables; at most 2000"),
  });
});
