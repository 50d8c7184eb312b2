import { expect } from "vitest";
import type { ArchivedReport } from "@/contract/reports/archived-report";
import type { ReadySentence } from "@/contract/reports/ready-sentence";
import type { ReportChecklist } from "@/contract/reports/report-checklist";
import type { VoucherList } from "@/contract/vouchers";
import { sieText } from "@/service/testing/sie-text";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";
import { importSie } from "./books";
import { addComment, companyWithYear, reportOf, YEAR } from "./samples";

interface Report {
  id: string;
  title: string;
  created: string;
  keyFigures: { keyFigure: { id: string }; keyFigureValues: { value: number }[] }[];
}

async function titles(s: Fixture, path: string): Promise<string[]> {
  return ok<Report[]>(await s.director.get(path)).map(({ title }) => title);
}

export const periodReportTopic = topic("PeriodReport", (check) => {
  check("is listed, among the latest n too, read, changed and deleted", ["report-resource"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/PeriodReport`;
    const written = { name: "Bokslut", comment: "Ett bra år", isPublished: true };
    const report = ok<Report>(await s.director.post(path, reportOf("Första", written)));
    expect(report).toMatchObject({ ...written, title: "Första", period: YEAR, author: expect.any(String) });
    expect(report.created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(ok(await s.director.get(`${path}/${report.id}`))).toEqual(report);
    ok(await s.director.post(path, reportOf("Andra")));
    ok(await s.director.post(path, reportOf("Tredje")));
    expect((await titles(s, path)).sort()).toEqual(["Andra", "Första", "Tredje"]);
    const newest = await titles(s, path);
    expect(await titles(s, `${path}?latest=2`)).toEqual(newest.slice(0, 2));
    expect((await s.director.get(`${path}?latest=0`)).status).toBe(400);
    const listed = ok<object[]>(await s.director.get(path));
    const members = ["author", "comment", "created", "id", "isPublished", "name", "period", "title"];
    expect(listed.map((item) => Object.keys(item).sort())).toContainEqual(members);
    const updated = ok(await s.director.put(path, { id: report.id, title: "Ändrad" }));
    expect(updated).toMatchObject({ title: "Ändrad", lastUpdated: expect.any(String) });
    expect((await s.director.delete(`${path}/${report.id}`)).text).toBe("null");
    expect((await s.director.get(`${path}/${report.id}`)).status).toBe(404);
  });

  check("a list says how much has changed since publication", ["report-restated-in-list"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/PeriodReport`;
    const blocks = [
      { id: "figures", type: "keyFigures", keyFigureIds: ["NetSales"], columns: [] },
      { id: "income", type: "statement", statement: "income", columns: ["amount"] },
    ];
    ok<Report>(await s.director.post(path, reportOf("Året", { blocks, language: "en", isPublished: true })));
    const restated = async () =>
      ok<{ restated?: object }[]>(await s.director.get(`${path}?restated=true`)).map((one) => one.restated);
    expect(await restated()).toEqual([{ keyFigures: 0, statementLines: 0 }]);
    await s.fiscalYear(id, { vouchers: [{ date: "20250215", amount: 7 }] });
    const [counts] = await restated();
    expect(counts).toMatchObject({ keyFigures: 1 });
    expect(counts).not.toMatchObject({ statementLines: 0 });
    expect(ok<object[]>(await s.director.get(path))[0]).not.toHaveProperty("restated");
  });

  check("keeps its figures when books are imported again", ["report-keeps-its-figures"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/PeriodReport`;
    const report = ok<Report>(await s.director.post(path, reportOf("Året")));
    expect(report.keyFigures[0]).toMatchObject({ keyFigure: { id: "NetSales" }, keyFigureValues: [{ value: 1000 }] });
    await s.fiscalYear(id, { vouchers: [{ date: "20250215", amount: 7 }] });
    expect(ok(await s.director.get(`${path}/${report.id}`))).toEqual(report);
  });

  check(
    "a report of blocks shows the present values until it is published, and stays as it is from then on",
    ["report-of-blocks", "report-of-blocks-is-frozen"],
    async (s) => {
      const { id } = await companyWithYear(s);
      const path = `/Company/${id}/PeriodReport`;
      const blocks = [
        { id: "head", type: "letterhead" },
        { id: "figures", type: "keyFigures", keyFigureIds: ["NetSales"], columns: ["yearBefore"] },
        { id: "income", type: "statement", statement: "income", columns: ["amount"] },
      ];
      const report = ok<Report>(await s.director.post(path, reportOf("Året", { blocks, language: "en" })));
      const content = async () => ok<object>(await s.director.get(`${path}/${report.id}/Content`));
      const showing = (value: number) => ({
        language: "en",
        blocks: [
          { id: "head", type: "letterhead" },
          { type: "keyFigures", rows: [{ keyFigure: { id: "NetSales" }, value: { value } }] },
          { type: "statement", columns: [{ column: "amount" }], lines: expect.any(Array) as unknown[] },
        ],
      });
      expect(await content()).toMatchObject(showing(1000));
      await s.fiscalYear(id, { vouchers: [{ date: "20250215", amount: 7 }] });
      expect(await content()).toMatchObject(showing(7));
      ok(await s.director.put(path, { id: report.id, isPublished: true }));
      const published = await content();
      expect(published).toMatchObject(showing(7));
      await s.fiscalYear(id, { vouchers: [{ date: "20250215", amount: 9 }] });
      expect(await content()).toEqual(published);
      expect((await s.director.put(path, { id: report.id, blocks: [] })).status).toBe(412);
      ok(await s.director.put(path, { id: report.id, isPublished: false, recallReason: "x" }));
      expect(await content()).toMatchObject(showing(9));
      const plain = ok<Report>(await s.director.post(path, reportOf("Utan", { comment: "Bra" })));
      expect(ok(await s.director.get(`${path}/${plain.id}/Content`))).toMatchObject({
        blocks: [{ type: "letterhead" }, { type: "text", parts: [{ text: "Bra" }] }, { type: "keyFigures" }],
      });
    },
  );

  check("the role Limited gets the targets of a report that have a column", ["report-of-blocks"], async (s) => {
    const { id } = await companyWithYear(s);
    // The books of the company reach to the end of February.
    const booked = { start: "2025-01-01", end: "2025-02-28" };
    const target = { keyFigureType: "NetSales", period: booked, value: 5 };
    ok(await s.director.put(`/Company/${id}/KeyFigureTarget`, [target]));
    const path = `/Company/${id}/PeriodReport`;
    const block = { type: "keyFigures", keyFigureIds: ["NetSales"] };
    const blocks = [
      { ...block, id: "without", columns: [] },
      { ...block, id: "with", columns: ["target"] },
    ];
    const report = ok<Report>(await s.director.post(path, reportOf("Mål", { blocks, isPublished: true })));
    const { client } = await s.companyUser(id, "Limited");
    const targetsFor = async (reader: typeof client) =>
      ok<{ blocks: { rows: { value: { target?: number } }[] }[] }>(
        await reader.get(`${path}/${report.id}/Content`),
      ).blocks.map(({ rows }) => rows[0]!.value.target);
    expect(await targetsFor(client)).toEqual([undefined, 5]);
    expect(await targetsFor(s.director)).toEqual([5, 5]);
  });

  check("texts hold live values, and one without a value stops publishing", ["report-text-live-values"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/PeriodReport`;
    const withText = (text: string) => reportOf("Text", { blocks: [{ id: "t", type: "text", text }], language: "en" });
    const good = ok<Report>(await s.director.post(path, withText("{company}: {[NetSales]}")));
    const content = ok<{ blocks: { parts: object[] }[] }>(await s.director.get(`${path}/${good.id}/Content`));
    expect(content.blocks[0]!.parts[1]).toMatchObject({
      text: expect.stringContaining("1,000") as string,
      figure: { keyFigureId: "NetSales", measure: "value", value: 1000 },
    });
    ok(await s.director.put(path, { id: good.id, isPublished: true }));
    const bad = ok<Report>(await s.director.post(path, withText("{budget [NetSales]}")));
    const refused = await s.director.put(path, { id: bad.id, isPublished: true });
    expect(refused).toMatchObject({ status: 412 });
    expect(refused.text).toContain("budget [Net sales]");
  });

  check("has a checklist of what is open before it is published", ["report-checklist"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/PeriodReport`;
    const blocks = [{ id: "t", type: "text", text: "{[NetSales]} {budget [NetSales]}" }];
    const report = ok<Report>(await s.director.post(path, reportOf("Lista", { blocks, language: "en" })));
    const isDone = async () => {
      const { items } = ok<ReportChecklist>(await s.director.get(`${path}/${report.id}/Checklist`));
      return Object.fromEntries(items.map((item) => [item.check, item.isDone]));
    };
    expect(await isDone()).toMatchObject({ inputs: true, swings: true, liveValues: false });
    ok(await s.director.put(path, { id: report.id, blocks: [{ ...blocks[0], text: "{[NetSales]}" }] }));
    expect(await isDone()).toMatchObject({ liveValues: true });
    const { client } = await s.companyUser(id, "Normal");
    expect((await client.get(`${path}/${report.id}/Checklist`)).status).toBe(403);
  });

  check("is kept as a PDF in the archive when it is published", ["report-is-archived"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/PeriodReport`;
    const blocks = [{ id: "head", type: "letterhead" }];
    const report = ok<Report>(await s.director.post(path, reportOf("Kvar", { blocks, language: "sv" })));
    const archived = async () => ok<ArchivedReport[]>(await s.director.get(`${path}/${report.id}/Document`));
    expect(await archived()).toEqual([]);
    ok(await s.director.put(path, { id: report.id, isPublished: true }));
    const [made] = await archived();
    expect(made).toMatchObject({ type: "File", contentType: "application/pdf", path: expect.stringContaining("Kvar") });
    const file = `/Company/${id}/Document/${made!.id}`;
    // The beginning of a PDF, "%PDF", in Base64.
    expect(ok<{ data: string }>(await s.director.get(file)).data).toMatch(/^JVBERi/);
    expect((await s.director.put(file, { data: "YQ==" })).status).toBe(412);
    expect((await s.director.delete(file)).status).toBe(412);
    ok(await s.director.put(path, { id: report.id, isPublished: false, recallReason: "Fel" }));
    const [recalled] = await archived();
    expect(recalled).toMatchObject({ id: made!.id, superseded: expect.any(String) });
    expect(recalled!.path).not.toBe(made!.path);
    ok(await s.director.put(path, { id: report.id, isPublished: true }));
    expect((await archived()).map(({ superseded }) => superseded !== undefined).sort()).toEqual([false, true]);
    ok(await s.director.delete(`${path}/${report.id}`));
    expect((await s.director.get(file)).status).toBe(404);
  });

  check("shows the live values of comments", ["comment-live-values"], async (s) => {
    const { id } = await companyWithYear(s);
    // Braces in which no live value stands are shown as they were typed.
    const message = "Sold {[NetSales]} {or} {{";
    expect(await addComment(s, id, { message })).toMatchObject({ message });
    const blocks = [{ id: "c", type: "comments" }];
    const path = `/Company/${id}/PeriodReport`;
    const report = ok<Report>(await s.director.post(path, reportOf("Kommentarer", { blocks, language: "en" })));
    const content = ok<{ blocks: { comments: object[] }[] }>(await s.director.get(`${path}/${report.id}/Content`));
    const shown = "1,000\u00a0SEK";
    const figure = { keyFigureId: "NetSales", period: YEAR, measure: "value", value: 1000 };
    expect(content.blocks[0]!.comments).toMatchObject([
      { message: `Sold ${shown} {or} {{`, parts: [{ text: "Sold " }, { text: shown, figure }, {}, {}, {}] },
    ]);
  });

  check("names the account and the voucher of a comment", ["report-comment-subjects"], async (s) => {
    const { id } = await companyWithYear(s);
    const { vouchers } = ok<VoucherList>(await s.director.get(`/Company/${id}/FiscalYear/2025-01-01/Voucher`));
    const { import: importId, line, series, number, date } = vouchers[0]!;
    await addComment(s, id, { account: "1930", voucher: { import: importId, line } });
    const path = `/Company/${id}/PeriodReport`;
    const blocks = [{ id: "c", type: "comments" }];
    const report = ok<Report>(await s.director.post(path, reportOf("Kommentarer", { blocks, language: "en" })));
    const commentsIn = async () =>
      ok<{ blocks: { comments: object[] }[] }>(await s.director.get(`${path}/${report.id}/Content`)).blocks[0]!
        .comments;
    const before = await commentsIn();
    expect(before).toMatchObject([{ account: { number: "1930" }, voucher: { series, number, date } }]);
    ok(await s.director.put(`${path}/${report.id}`, { isPublished: true }));
    await importSie(s, sieText({ vouchers: [] }), { companyId: id });
    expect(await commentsIn()).toEqual(before);
  });

  check("has sentences to offer about what moved most", ["ready-sentences"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/ReadySentence`;
    expect(ok(await s.director.get(`${path}?startDate=2025-01-01&endDate=2025-12-31`))).toEqual([]);
    // A target for exactly the booked months of the year.
    const period = { start: "2025-01-01", end: "2025-02-28" };
    ok(await s.director.put(`/Company/${id}/KeyFigureTarget`, [{ keyFigureType: "NetSales", period, value: 4000 }]));
    const [sentence, ...others] = ok<ReadySentence[]>(await s.director.get(path));
    expect(others).toEqual([]);
    expect(sentence).toMatchObject({
      keyFigureId: "NetSales",
      comparison: "target",
      value: 1000,
      against: 4000,
      accounts: [],
      vouchers: [],
      text: { en: "Net sales came to {[NetSales]}, below target ({target [NetSales]})." },
    });
    expect(sentence!.shown.sv).toMatch(/^Nettoomsättningen blev 1\s000\skr, under målet \(4\s000\skr\)\.$/u);
    expect((await s.director.get(`${path}?startDate=2025-01-01`)).status).toBe(400);
  });

  check("has links while it is published, which are listed and revoked", ["report-link"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/PeriodReport`;
    const report = ok<Report>(await s.director.post(path, reportOf("Utkast")));
    const wanted = { days: 7, language: "sv", needsCode: true };
    const links = `${path}/${report.id}/Link`;
    expect((await s.director.post(links, wanted)).status).toBe(412);
    ok(await s.director.put(`${path}/${report.id}`, { isPublished: true }));
    const made = ok<{ id: string }>(await s.director.post(links, wanted));
    expect(made).toMatchObject({
      needsCode: true,
      language: "sv",
      token: expect.any(String),
      code: expect.any(String),
    });
    const listed = ok<object[]>(await s.director.get(links));
    expect(listed).toEqual([expect.not.objectContaining({ token: expect.anything(), code: expect.anything() })]);
    expect(ok(await s.director.delete(`${links}/${made.id}`))).toMatchObject({ closed: { because: "revoked" } });
    ok(await s.director.post(links, { ...wanted, needsCode: false }));
    ok(await s.director.put(`${path}/${report.id}`, { isPublished: false, recallReason: "Fel månad" }));
    const closed = ok<{ closed: { because: string } }[]>(await s.director.get(links));
    expect(closed.map((link) => link.closed.because).sort()).toEqual(["recalled", "revoked"]);
  });

  check("users with the role Limited see published reports only", ["role-papers-read-write"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/PeriodReport`;
    const hidden = ok<Report>(await s.director.post(path, reportOf("Utkast")));
    const shown = ok<Report>(await s.director.post(path, reportOf("Klar", { isPublished: true })));
    const { client } = await s.companyUser(id, "Limited");
    expect(ok<Report[]>(await client.get(path)).map((report) => report.id)).toEqual([shown.id]);
    expect((await client.get(`${path}/${shown.id}`)).status).toBe(200);
    expect((await client.get(`${path}/${hidden.id}`)).status).toBe(404);
    expect((await client.put(`${path}/${hidden.id}`, { title: "x" })).status).toBe(404);
    expect((await client.delete(`${path}/${hidden.id}`)).status).toBe(404);
    const normal = await s.companyUser(id, "Normal");
    expect((await normal.client.get(`${path}/${hidden.id}`)).status).toBe(200);
    expect((await normal.client.put(path, { id: shown.id, title: "x" })).status).toBe(403);
  });
});
