import { afterAll, beforeAll, expect, it } from "vitest";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { MadeReportLink } from "@/contract/reports/report-link";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import type { VoucherList, VoucherSummary } from "@/contract/vouchers";
import { imagesIn, readPdf, strokesIn, tagsOf, type ReadPdf } from "../../platform/pdf/testing/read-pdf";
import { importVouchers } from "../../testing/import-vouchers";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";
import { createStandardPresets } from "../presets/create-preset";

const BLOCKS: ReportBlock[] = [
  { id: "head", type: "letterhead" },
  { id: "words", type: "text", heading: "I korthet", text: "Vi sålde för {[NetSales]}.\n\nAndra stycket." },
  { id: "figures", type: "keyFigures", keyFigurePresetId: "Overview", columns: ["yearBefore", "sparkline"] },
  { id: "chart", type: "chart", keyFigureId: "NetSales", resolution: "month" },
  { id: "income", type: "statement", statement: "income", columns: ["amount", "yearToDate"], showsAccounts: true },
  { id: "comments", type: "comments" },
  { id: "since", type: "restatement" },
];

let app: TestApp;
let people: People;
let path: string;
let blockReport: FullPeriodReport;
let plainReport: FullPeriodReport;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  const { companyId } = people;
  await createStandardPresets(app.database.db, companyId);
  const client = app.as("director");
  await importBooks(1000);
  const { body } = await client.get(`/Api/v2/Company/${companyId}/FiscalYear/2025-01-01/Voucher`);
  const [voucher] = (body as VoucherList).vouchers as [VoucherSummary];
  const comment = {
    type: "KeyFigureComment",
    message: "Ett stort avtal i februari.",
    keyFigureType: "NetSales",
    period: { start: "2025-02-01", end: "2025-02-28" },
    account: "3001",
    voucher: { import: voucher.import, line: voucher.line },
  };
  expect((await client.post(`/Api/v2/Company/${companyId}/Comment`, comment)).status).toBe(200);
  path = `/Api/v2/Company/${companyId}/PeriodReport`;
  const report = {
    title: "Kvartalet",
    keyFigurePresetId: "Overview",
    isPublished: true,
    period: { start: "2025-01-01", end: "2025-03-31" },
  };
  blockReport = (await client.post(path, { ...report, language: "sv", blocks: BLOCKS })).body as FullPeriodReport;
  plainReport = (await client.post(path, { ...report, title: "Utan block", comment: "Bra." })).body as FullPeriodReport;
});
afterAll(() => app.stop());

const importBooks = (amount: number) =>
  importVouchers(app.as("director"), people.companyId, [{ date: "20250215", amount }]);

async function pdfOf({ id }: FullPeriodReport, { as = "director", language = "en" } = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${await app.tokenOf(as)}`, "accept-language": language };
  return app.app.request(`http://service${path}/${id}/Pdf`, { headers });
}
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const rowsOf = (pdf: ReadPdf) => tagsOf(pdf, "TR").map(({ children }) => children.map(({ text }) => text));

it("a report of blocks is a tagged PDF in its language, of all that it shows", async () => {
  const response = await pdfOf(blockReport);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const pdf = await readPdf(await bytesOf(response));
  const text = pdf.pages.join("\n");
  for (const part of ["Hemma AB", "556001-0000 · Kv 1 2025", "Sida 1 av", "Upprättad av Name of director."]) {
    expect(pdf.pages[0]).toContain(part);
  }
  const shown = [
    "I korthet",
    "Vi sålde för 1 000",
    "Andra stycket.",
    "Ett stort avtal i februari.",
    "Nettoomsättning · Konto 3001 Försäljning · Verifikation A 1 · feb. 2025",
    "Det finns ingen tidigare rapport att jämföra med.",
  ];
  for (const part of shown) expect(text).toContain(part);
  expect(pdf.bookmarks[0]![1]).toEqual(
    expect.arrayContaining(["I korthet", "Nyckeltal", "Resultaträkning", "Kommentarer"]),
  );
  const rows = rowsOf(pdf);
  expect(rows.some(([name]) => name === "Nettoomsättning")).toBe(true);
  expect(rows.some(([name]) => /^3\d{3} /.test(name!))).toBe(true);
  const heads = tagsOf(pdf, "THead").map(({ children }) => children[0]!.children.map((cell) => cell.text));
  expect(heads).toContainEqual(["Nyckeltal", "Värde", "Föregående år", "Senaste tolv månaderna"]);
  expect(heads).toContainEqual(["Rad", "Perioden", "Ackumulerat"]);
});

it("a report's PDF has charts and sparklines as figures with alternative texts, in the agency's colour", async () => {
  const director = app.as("director");
  expect((await director.put("/Api/v2/Agency/home/Letterhead", { colour: "#7a1f5c" })).status).toBe(200);
  const vouchers = ["01", "02", "03", "04"].map((month, i) => ({ date: `2025${month}10`, amount: 1000 * (i + 1) }));
  const companyId = await app.make.company(people.agencyId);
  await createStandardPresets(app.database.db, companyId);
  await importVouchers(director, companyId, vouchers);
  const reportsPath = `/Api/v2/Company/${companyId}/PeriodReport`;
  const report = {
    title: "Kvartalet",
    keyFigurePresetId: "Overview",
    period: { start: "2025-01-01", end: "2025-03-31" },
  };
  const { body } = await director.post(reportsPath, {
    ...report,
    language: "sv",
    blocks: [
      { id: "figures", type: "keyFigures", keyFigureIds: ["NetSales"], columns: ["sparkline"] },
      { id: "chart", type: "chart", keyFigureId: "NetSales", resolution: "month" },
    ],
  });
  const headers = { authorization: `Bearer ${await app.tokenOf("director")}` };
  const at = `http://service${reportsPath}/${(body as FullPeriodReport).id}/Pdf`;
  const [bytes, again] = [
    await bytesOf(await app.app.request(at, { headers })),
    await bytesOf(await app.app.request(at, { headers })),
  ];
  await director.put("/Api/v2/Agency/home/Letterhead", { colour: null });
  const { alt } = await imagesIn(bytes);
  expect(alt.map((text) => text.replace(/[\u00a0\u202f]/g, " "))).toEqual([
    "Nettoomsättning, senaste tolv månaderna: från 1 000 kr till 3 000 kr",
    "Linjediagram från jan. 2025 till mars 2025: Nettoomsättning. Lägst 1 000 kr (jan. 2025), " +
      "högst 3 000 kr (mars 2025). Alla värden står i tabellen under diagrammet.",
  ]);
  const pdf = await readPdf(bytes);
  const rolesOfRows = tagsOf(pdf, "TR").map(({ children }) =>
    children.map(({ role, children: below }) => [role, ...below.map((tag) => tag.role)].join(">")),
  );
  expect(rolesOfRows[1]).toEqual(["TH", "TD", "TD>Figure"]);
  // The axis is drawn but not read aloud; the table under the chart is.
  expect(pdf.pages[0]).toContain("kr\n0\n1 000\n2 000\n3 000\njan.\n2025\nfeb. mars\n");
  expect(await strokesIn(bytes)).toContain("#7a1f5c");
  expect(Buffer.from(again).equals(bytes)).toBe(true);
});

it("a published report's PDF stays as it was when other books come", async () => {
  const before = await bytesOf(await pdfOf(blockReport));
  await importBooks(7);
  app.now = new Date(app.now.getTime() + 86_400_000);
  expect(Buffer.from(await bytesOf(await pdfOf(blockReport))).equals(before)).toBe(true);
});

it("a report without blocks is its comment and its figures, in the language that is asked for", async () => {
  const pdf = await readPdf(await bytesOf(await pdfOf(plainReport, { language: "en" })));
  expect(pdf.title).toContain("Utan block");
  expect(pdf.pages[0]).toContain("Bra.");
  expect(rowsOf(pdf)[0]).toEqual(["Key figure", "Value"]);
  expect(rowsOf(pdf).length).toBeGreaterThan(3);
});

it("a report's PDF is for those who may read the report", async () => {
  expect((await pdfOf(blockReport, { as: "stranger" })).status).toBe(404);
  const draft = await app.as("director").post(path, {
    title: "Utkast",
    keyFigurePresetId: "Overview",
    period: { start: "2025-01-01", end: "2025-03-31" },
  });
  expect((await pdfOf(draft.body as FullPeriodReport, { as: "company-limited" })).status).toBe(404);
  expect((await pdfOf(draft.body as FullPeriodReport)).status).toBe(200);
});

it("a report's PDF is downloaded through a link to the report, after the link's code if it has one", async () => {
  const link = async (more: object) =>
    (await app.as("director").post(`${path}/${blockReport.id}/Link`, { days: 7, language: "sv", ...more }))
      .body as MadeReportLink;
  const ask = (body: object) =>
    app.app.request("http://service/shared/report/pdf", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const open = await link({});
  const answer = await ask({ token: open.token });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect((await readPdf(await bytesOf(answer))).title).toContain("Kvartalet");
  const coded = await link({ needsCode: true });
  expect((await ask({ token: coded.token })).status).toBe(400);
  const passed = await app.as(null).post("/shared/report/code", { token: coded.token, code: coded.code });
  expect((await ask({ token: coded.token, pass: (passed.body as { pass: string }).pass })).status).toBe(200);
  await app.as("director").delete(`${path}/${blockReport.id}/Link/${open.id}`);
  expect((await ask({ token: open.token })).status).toBe(404);
});
