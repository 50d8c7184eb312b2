import { describe, expect, it } from "vitest";
import { interFont } from "./fonts";
import type { PdfBlock, PdfDocument } from "./pdf-document";
import { testPng } from "../../testing/test-images";
import { imagesIn, readPdf, strokesIn, tagsOf } from "./testing/read-pdf";
import { writePdf } from "./write-pdf";

const document = (changes: Partial<PdfDocument> = {}): PdfDocument => ({
  language: "sv",
  title: "Resultaträkning",
  company: "Åkessons Kött & Ägg AB",
  organisationNumber: "556677-8899",
  agency: "Byrån i Häljarp AB",
  period: "jan. – okt. 2025",
  madeOn: "2026-11-24",
  blocks: [],
  ...changes,
});

const AMOUNT = "\u22121\u202f234\u202f567,50";
const READ_AMOUNT = AMOUNT.replaceAll("\u202f", " ");

function table(rows: number, columns: number): PdfBlock {
  return {
    kind: "table",
    name: "Belopp",
    columns: [
      { heading: "Rad" },
      ...Array.from({ length: columns }, (_, i) => ({ heading: `Kolumn ${String(i + 1)}` })),
    ],
    rows: Array.from({ length: rows }, (_, i) => ({
      cells: [`30${String(i)} Försäljning`, ...Array.from({ length: columns }, () => AMOUNT)],
      depth: i % 3,
      isSum: i % 10 === 9,
    })),
  };
}

const read = async (changes: Partial<PdfDocument>) => readPdf(await writePdf(document(changes)));

describe("a PDF", () => {
  it("names the company, the agency, the period, the day and the number of the page on every page", async () => {
    const { pages } = await read({ blocks: [table(150, 3)] });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((text, i) => {
      for (const part of [
        "Åkessons Kött & Ägg AB",
        "556677-8899",
        "Byrån i Häljarp AB",
        "jan. – okt. 2025",
        "24 nov. 2026",
      ]) {
        expect(text).toContain(part);
      }
      expect(text).toContain(`Sida ${String(i + 1)} av ${String(pages.length)}`);
    });
    expect((await read({ language: "en" })).pages[0]).toContain("Page 1 of 1");
  });

  it("has the same bytes however often it is made on a day", async () => {
    const blocks = [table(40, 2)];
    const [one, other] = [await writePdf(document({ blocks })), await writePdf(document({ blocks }))];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  it("is tagged, in its language, with a title and bookmarks", async () => {
    const pdf = await read({ blocks: [{ kind: "heading", level: 1, text: "Kostnader" }, table(2, 1)] });
    expect(pdf).toMatchObject({ isMarked: true, language: "sv-SE" });
    expect(pdf.title).toBe("Resultaträkning jan. – okt. 2025, Åkessons Kött & Ägg AB");
    expect(pdf.bookmarks).toEqual([["Resultaträkning", ["Kostnader"]]]);
    expect([tagsOf(pdf, "H1"), tagsOf(pdf, "H2")].map(([tag]) => tag?.text)).toEqual(["Resultaträkning", "Kostnader"]);
  });

  it("declares PDF/UA and embeds its fonts", async () => {
    const text = Buffer.from(await writePdf(document({ blocks: [table(1, 1)] }))).toString("latin1");
    expect(text).toContain("<pdfuaid:part>1</pdfuaid:part>");
    const fonts = [...text.matchAll(/\/Type \/FontDescriptor[^>]*?\/FontFile2 \d+ 0 R/gs)];
    expect(fonts).toHaveLength(2);
    expect([...text.matchAll(/\/FontName \/([A-Z]{6}\+Inter-\w+)/g)]).toHaveLength(2);
    expect(text).not.toContain("/Helvetica");
  });

  it("has tables with headers of columns and rows, once each though the head is shown on every page", async () => {
    const pdf = await read({ blocks: [table(120, 2)] });
    expect(tagsOf(pdf, "THead").flatMap(({ children }) => children[0]!.children.map(({ text }) => text))).toEqual([
      "Rad",
      "Kolumn 1",
      "Kolumn 2",
    ]);
    const [, ...rows] = tagsOf(pdf, "TR");
    expect(rows).toHaveLength(120);
    expect(rows.every(({ children }) => children.map(({ role }) => role).join() === "TH,TD,TD")).toBe(true);
    expect(rows[4]!.children.map(({ text }) => text)).toEqual(["304 Försäljning", READ_AMOUNT, READ_AMOUNT]);
    for (const page of pdf.pages.slice(1)) expect(page).toContain("Kolumn 2");
  });

  it("has a logo, whose alternative text is the agency's name, and a rule in the agency's colour", async () => {
    const logo = { bytes: new Uint8Array(testPng()), width: 240, height: 60 };
    const bytes = await writePdf(document({ logo, colour: "#a52a1f", blocks: [table(1, 1)] }));
    expect(await imagesIn(bytes)).toEqual({ drawn: 1, alt: ["Byrån i Häljarp AB"] });
    expect(await strokesIn(bytes)).toContain("#a52a1f");
    const pdf = await readPdf(bytes);
    expect(pdf.isMarked).toBe(true);
    expect(pdf.tags[0]!.children[0]!.children.map(({ role }) => role).slice(0, 4)).toEqual(["Figure", "H1", "P", "P"]);
    expect(tagsOf(pdf, "P").map(({ text }) => text)).not.toContain("Byrån i Häljarp AB");
    expect(await imagesIn(await writePdf(document({ logo, agency: null })))).toEqual({
      drawn: 1,
      alt: ["Åkessons Kött & Ägg AB"],
    });
  });

  it("has the same bytes with the same logo, and no image without one", async () => {
    const logo = { bytes: new Uint8Array(testPng()), width: 240, height: 60 };
    const [one, other] = [await writePdf(document({ logo })), await writePdf(document({ logo }))];
    expect(Buffer.compare(one, other)).toBe(0);
    expect(await imagesIn(await writePdf(document()))).toEqual({ drawn: 0, alt: [] });
  });

  const chart: PdfBlock = {
    kind: "chart",
    alt: "Kassan över tre månader",
    unit: "kr",
    steps: ["jan.", "feb.", "mars"].map((name) => ({ name, year: "2025" })),
    ticks: [0, 500].map((value) => ({ value, name: String(value) })),
    series: [
      { name: "Kassa", look: "value", values: [100, null, 450] },
      { name: "Föregående år", look: "yearBefore", values: [90, 120, 300] },
      { name: "Budget", look: "budget", values: [150, 150, null] },
    ],
  };

  it("draws a chart as a figure with alternative text, on one page with its heading", async () => {
    // The text before the chart ends at different heights of the page, some too low for the chart.
    for (let lines = 20; lines < 50; lines += 3) {
      const words = Array.from({ length: lines }, () => "ord").join("\n");
      const bytes = await writePdf(
        document({
          colour: "#a52a1f",
          blocks: [
            { kind: "paragraph", text: words },
            { kind: "heading", level: 1, text: "Kassan" },
            chart,
            table(2, 1),
          ],
        }),
      );
      expect(await imagesIn(bytes)).toEqual({ drawn: 0, alt: ["Kassan över tre månader"] });
      const page = (await readPdf(bytes)).pages.find((text) => text.includes("Kassan"));
      for (const part of ["feb.", "2025", "500", "Föregående år", "Budget"]) expect(page).toContain(part);
      // The letterhead's rule has the agency's colour too; only the absence of the default shows that the chart has it.
      const strokes = await strokesIn(bytes);
      expect(strokes).toContain("#a52a1f");
      expect(strokes).not.toContain("#0b5d52");
    }
    // A colour too pale for text is used only for the letterhead's rule; the chart's line has the default colour.
    expect(await strokesIn(await writePdf(document({ colour: "#ffee00", blocks: [chart] })))).toContain("#0b5d52");
  });

  it("draws a sparkline in a table as a figure in its cell", async () => {
    const blocks: PdfBlock[] = [
      {
        kind: "table",
        name: "Nyckeltal",
        columns: [{ heading: "Rad" }, { heading: "Nu" }, { heading: "Tolv månader", hasSparklines: true }],
        rows: [
          { cells: ["Kassa", "1", "–"], sparklines: [null, null, { alt: "Kassan steg", values: [1, null, 3] }] },
          { cells: ["Skuld", "2", "–"], sparklines: [null, null, null] },
        ],
      },
    ];
    const bytes = await writePdf(document({ blocks }));
    expect((await imagesIn(bytes)).alt).toEqual(["Kassan steg"]);
    const [, ...rows] = tagsOf(await readPdf(bytes), "TR");
    expect(rows.map(({ children }) => children.map(({ text, children: [below] }) => below?.role ?? text))).toEqual([
      ["Kassa", "1", "Figure"],
      ["Skuld", "2", "–"],
    ]);
  });

  it("shows the organisation number and the period on every page, however long names and titles are", async () => {
    const long = { agency: "Byrån med det långa namnet ".repeat(9), title: "Rapporten om allt ".repeat(9) };
    const { pages } = await read({ ...long, company: "Bolaget ".repeat(20), blocks: [table(90, 2)] });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      for (const part of ["556677-8899", "jan. – okt. 2025", "Byrån med", "24 nov. 2026"]) expect(page).toContain(part);
      // Pages after the first have the period in their header and in their footer.
      expect(page.match(/jan\. – okt\. 2025/g)!.length).toBeGreaterThan(pages.indexOf(page) === 0 ? 0 : 1);
    }
  });

  it("has no separator beside an empty organisation number", async () => {
    const { pages } = await read({ organisationNumber: "", blocks: [table(90, 2)] });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).not.toMatch(/^\s*·|·\s*(·|$)/m);
  });

  it("cuts a table that is too wide into parts with the names of the rows in each", async () => {
    const pdf = await read({ blocks: [table(3, 30)] });
    const heads = tagsOf(pdf, "THead").map(({ children }) => children[0]!.children.map(({ text }) => text));
    expect(heads.length).toBeGreaterThan(1);
    expect(heads.every(([first]) => first === "Rad")).toBe(true);
    expect(heads.flatMap(([, ...columns]) => columns)).toEqual(
      Array.from({ length: 30 }, (_, i) => `Kolumn ${String(i + 1)}`),
    );
  });

  it(
    "leaves no heading at the foot of a page without its rows, also before a table whose head has several lines",
    { tags: "long" },
    async () => {
      const tall = table(6, 2) as Extract<PdfBlock, { kind: "table" }>;
      tall.columns[1]!.heading = "Ackumulerat föregående räkenskapsår";
      // The text before the headings ends at different heights of the page.
      for (let lines = 25; lines < 50; lines++) {
        const text = Array.from({ length: lines }, () => "ord").join("\n");
        const { pages } = await read({
          blocks: [
            { kind: "paragraph", text },
            { kind: "heading", level: 1, text: "Övriga kostnader" },
            { kind: "heading", level: 2, text: "Lokaler" },
            tall,
          ],
        });
        const withHeading = pages.filter((page) => page.includes("Övriga kostnader"));
        expect(withHeading).toHaveLength(1);
        for (const part of ["Lokaler", "300 Försäljning", "302 Försäljning"]) expect(withHeading[0]).toContain(part);
      }
    },
  );

  it(
    "leaves no heading or head at the foot of a page without its rows, however long their names",
    { tags: "long" },
    async () => {
      const long = (name: string) => `${name} ${"med ett namn på flera rader ".repeat(12)}`;
      const columns = [{ heading: "Kostnadsslag" }, { heading: "Belopp" }];
      const rows = [
        { cells: [long("Rad ett."), "1"] },
        { cells: [long("Rad två."), "1"], depth: 1, note: long("Not") },
        { cells: [long("Rad tre."), "1"], depth: 2, note: long("Not") },
        { cells: ["Rad fyra.", "1"] },
        { cells: ["Rad fem.", "1"] },
      ];
      for (let lines = 5; lines < 60; lines += 3) {
        const text = Array.from({ length: lines }, () => "ord").join("\n");
        const { pages } = await read({
          blocks: [
            { kind: "paragraph", text },
            { kind: "heading", level: 1, text: long("Övriga kostnader").trim() },
            { kind: "table", name: "Belopp", columns, rows },
          ],
        });
        const withHead = pages.filter((page) => page.includes("Övriga kostnader") || page.includes("Kostnadsslag"));
        for (const part of ["Övriga kostnader", "Rad ett", "Rad två", "Rad tre"]) expect(withHead[0]).toContain(part);
      }
    },
  );

  it("begins rows that fill more than a page below the head, and leaves no page with the head alone", async () => {
    const long = "ett namn på flera rader ".repeat(20);
    // Each row is indented further than the one before it, so all of them belong together on one page.
    const rows = Array.from({ length: 16 }, (_, depth) => ({ cells: [long, "1"], depth, note: long }));
    const columns = [{ heading: "Kostnadsslag" }, { heading: "Belopp" }];
    const { pages } = await read({ blocks: [{ kind: "table", name: "Belopp", columns, rows }] });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.filter((text) => text.includes("Kostnadsslag"))) expect(page).toContain("ett namn");
  });

  it("ends no page with a line whose accounts stand on the next one", { tags: "long" }, async () => {
    const lines = Array.from({ length: 60 }, (_, i) => [
      { cells: [`Rad ${i}.`, "1"] },
      { cells: [`Under rad ${i}.`, "1"], depth: 1 },
      { cells: [`Konto ${i}. ${"med ett namn på två rader ".repeat(6)}`, "1"], depth: 2 },
    ]).flat();
    const columns = [{ heading: "Rad" }, { heading: "Belopp" }];
    // Rows before the lines move the end of the page to each of the three rows of a line.
    for (let before = 0; before < 4; before++) {
      const rows = [...Array.from({ length: before }, () => ({ cells: ["Först", "0"] })), ...lines];
      const { pages } = await read({ blocks: [{ kind: "table", name: "Belopp", columns, rows }] });
      expect(pages.length).toBeGreaterThan(2);
      for (const page of pages) {
        for (let i = 0; i < 60; i++) {
          const has = ["Rad", "Under rad", "Konto"].map((name) => page.replace(/\s/g, " ").includes(`${name} ${i}.`));
          expect(new Set(has).size).toBe(1);
        }
      }
    }
  });

  it("sets the digits of a figure in one width, also before its unit", () => {
    const widthOf = (text: string) => interFont("regular").layout(text).advanceWidth;
    for (const unit of ["", "\u00a0%", "\u00a0kr", "\u00a0SEK", "\u00a0%-enheter"]) {
      expect(widthOf(`1\u202f111,1${unit}`)).toBe(widthOf(`8\u202f888,8${unit}`));
      expect(widthOf(`\u22121\u202f111,1${unit}`)).toBe(widthOf(`\u22128\u202f888,8${unit}`));
    }
  });

  it("has days in the heads of a table on one line where there is room", async () => {
    const blocks: PdfBlock[] = [
      {
        kind: "table",
        name: "Balansräkning",
        columns: [{ heading: "Rad" }, { heading: "31 dec. 2025" }, { heading: "31 dec. 2024" }],
        rows: [{ cells: ["Anläggningstillgångar", "1", "2"] }],
      },
    ];
    const [text] = (await read({ blocks })).pages;
    for (const day of ["31 dec. 2025", "31 dec. 2024"]) expect(text).toContain(day);
  });

  it("takes names of any length and signs that the font lacks", async () => {
    const name = "Aktiebolaget ".repeat(60) + "株式会社\u0000\u202e";
    const pdf = await read({
      company: name,
      agency: null,
      blocks: [
        {
          kind: "table",
          name: "x",
          columns: [{ heading: "y".repeat(300) }, { heading: "z".repeat(300) }],
          rows: [{ cells: [name, AMOUNT] }],
        },
        { kind: "paragraph", text: "w".repeat(5_000) },
        { kind: "table", name: "", columns: [{ heading: "" }], rows: [] },
      ],
    });
    expect(pdf.pages.join("")).toContain("????");
    expect(tagsOf(pdf, "P").some(({ text }) => text.replaceAll(" ", "").startsWith("AktiebolagetAktiebolaget"))).toBe(
      true,
    );
  });
});
