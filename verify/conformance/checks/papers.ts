import { expect } from "vitest";
import type { Letterhead } from "@/contract/letterhead/letterhead";
import type { ReadySentence } from "@/contract/reports/ready-sentence";
import type { ReportChecklist } from "@/contract/reports/report-checklist";
import type { ReportTemplate } from "@/contract/reports/report-template";
import type { VoucherList } from "@/contract/vouchers";
import { sieText } from "@/service/testing/sie-text";
import { topic } from "../check";
import { ok, type Fixture } from "../fixture";
import { send } from "./books";
import { addComment, companyWithYear, YEAR } from "./samples";

interface Report {
  id: string;
  title: string;
  created: string;
  keyFigures: { keyFigure: { id: string }; keyFigureValues: { value: number }[] }[];
}
interface Document {
  id: string;
  path: string;
  type: string;
  contentType?: string;
  data?: string;
  children?: Document[];
}

interface Archived extends Document {
  superseded?: string;
}

const reportOf = (title: string, values: object = {}) => ({
  title,
  period: YEAR,
  keyFigurePresetId: "Overview",
  ...values,
});

async function titles(s: Fixture, path: string): Promise<string[]> {
  return ok<Report[]>(await s.director.get(path)).map(({ title }) => title);
}

export const reportTemplateTopic = topic("ReportTemplate", (check) => {
  check(
    "are listed by name, changed and deleted, and reports made of them stay",
    ["report-template", "report-template-is-copied"],
    async (s) => {
      const path = `/Agency/${s.agencyId}/ReportTemplate`;
      const blocks = [{ id: "a", type: "comments" }];
      const made = ok<ReportTemplate>(await s.director.post(path, { name: s.name("Mall"), blocks }));
      s.deleteLater(`${path}/${made.id}`);
      expect(made).toEqual({ id: made.id, name: made.name, blocks });
      expect(ok<object[]>(await s.director.get(path))).toContainEqual(made);
      expect((await s.director.put(`${path}/${made.id}`, { companyTypeId: "nothing" })).status).toBe(400);
      const { id } = await companyWithYear(s);
      const reports = `/Company/${id}/PeriodReport`;
      const report = ok<Report>(await s.director.post(reports, reportOf("Av mall", { blocks: made.blocks })));
      const changed = ok(await s.director.put(`${path}/${made.id}`, { blocks: [{ id: "b", type: "letterhead" }] }));
      expect(changed).toMatchObject({ name: made.name, blocks: [{ id: "b", type: "letterhead" }] });
      expect(ok(await s.director.get(`${reports}/${report.id}`))).toMatchObject({ blocks });
    },
  );
});

/** A PNG of 16 × 16 red pixels. */
const RED =
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mM4ISdHEmIY1TCqYfhqAADkYgQQ6ZuA8QAAAABJRU5ErkJggg==";

export const letterheadTopic = topic("Letterhead", (check) => {
  check(
    "is set and taken away, refuses what is no image, and stays in a report as it was published",
    ["letterhead-resource", "letterhead-images", "letterhead-is-frozen"],
    async (s) => {
      const path = `/Agency/${s.agencyId}/Letterhead`;
      const before = ok<Letterhead>(await s.director.get(path));
      try {
        const set = ok<Letterhead>(await s.director.put(path, { colour: "#A52A1F", logo: { data: RED } }));
        expect(set).toMatchObject({ colour: "#a52a1f", logo: { contentType: "image/png", width: 16, height: 16 } });
        expect(ok(await s.director.get(path))).toEqual(set);
        for (const image of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a"]) {
          const refused = await s.director.put(path, { logo: { data: Buffer.from(image).toString("base64") } });
          expect(refused).toMatchObject({ status: 400, text: expect.stringContaining("a PNG or JPEG image") });
        }
        const cut = Buffer.from(RED, "base64").subarray(0, -8).toString("base64");
        expect((await s.director.put(path, { logo: { data: cut } })).status).toBe(400);
        expect((await s.director.put(path, { colour: "red" })).status).toBe(400);
        const { id } = await companyWithYear(s);
        const reports = `/Company/${id}/PeriodReport`;
        const blocks = [{ id: "head", type: "letterhead" }];
        const report = ok<Report>(await s.director.post(reports, reportOf("Märkt", { blocks, isPublished: true })));
        const draft = ok<Report>(await s.director.post(reports, reportOf("Utkast", { blocks })));
        expect(ok(await s.director.put(path, { logo: null }))).toEqual({ colour: "#a52a1f" });
        expect(ok(await s.director.put(path, { colour: null }))).toEqual({});
        const agencyIn = async ({ id: of }: Report) =>
          ok<{ agency: object }>(await s.director.get(`${reports}/${of}/Content`)).agency;
        expect(await agencyIn(report)).toMatchObject(set);
        expect(Object.keys(await agencyIn(draft)).sort()).toEqual(["id", "name"]);
      } finally {
        await s.director.put(path, { colour: before.colour ?? null, logo: before.logo ?? null });
      }
    },
  );
});

export const periodReportTopic = topic("PeriodReport", (check) => {
  check("lists, gets one, and answers the latest", ["report-resource"], async (s) => {
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

  check("a list says how much of each has changed since", ["report-restated-in-list"], async (s) => {
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
    "of blocks show what is true today until they are published, and stay so from then on",
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
    const archived = async () => ok<Archived[]>(await s.director.get(`${path}/${report.id}/Document`));
    expect(await archived()).toEqual([]);
    ok(await s.director.put(path, { id: report.id, isPublished: true }));
    const [made] = await archived();
    expect(made).toMatchObject({ type: "File", contentType: "application/pdf", path: expect.stringContaining("Kvar") });
    const file = `/Company/${id}/Document/${made!.id}`;
    expect(ok<Document>(await s.director.get(file)).data).toMatch(/^JVBERi/);
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
    const said = async () =>
      ok<{ blocks: { comments: object[] }[] }>(await s.director.get(`${path}/${report.id}/Content`)).blocks[0]!
        .comments;
    const before = await said();
    expect(before).toMatchObject([{ account: { number: "1930" }, voucher: { series, number, date } }]);
    ok(await s.director.put(`${path}/${report.id}`, { isPublished: true }));
    await send(s, sieText({ vouchers: [] }), { companyId: id });
    expect(await said()).toEqual(before);
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
      ...{ keyFigureId: "NetSales", comparison: "target", value: 1000, against: 4000, accounts: [], vouchers: [] },
      text: { en: "Net sales came to {[NetSales]}, below target ({target [NetSales]})." },
    });
    expect(sentence!.shown.sv).toMatch(/^Nettoomsättningen blev 1\s000\skr, under målet \(4\s000\skr\)\.$/u);
    expect((await s.director.get(`${path}?startDate=2025-01-01`)).status).toBe(400);
  });

  check("has links while it is published, which are listed and revoked", ["report-link"], async (s) => {
    const { id } = await companyWithYear(s);
    const path = `/Company/${id}/PeriodReport`;
    const draft = ok<Report>(await s.director.post(path, reportOf("Utkast")));
    const wanted = { days: 7, language: "sv", needsCode: true };
    expect((await s.director.post(`${path}/${draft.id}/Link`, wanted)).status).toBe(412);
    ok(await s.director.put(`${path}/${draft.id}`, { isPublished: true }));
    const links = `${path}/${draft.id}/Link`;
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
    ok(await s.director.put(`${path}/${draft.id}`, { isPublished: false, recallReason: "Fel månad" }));
    const because = ok<{ closed: { because: string } }[]>(await s.director.get(links)).map(
      (link) => link.closed.because,
    );
    expect(because.sort()).toEqual(["recalled", "revoked"]);
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

export const documentTopic = topic("Document", (check) => {
  check(
    "is an archive of folders and files, whose ids the service assigns",
    ["document-archive", "document-root-has-whole-tree", "ids-assigned-by-service"],
    async (s) => {
      const { id } = await s.company();
      const path = `/Company/${id}/Document`;
      const root = ok<Document>(await s.director.get(path));
      expect(root).toMatchObject({ type: "Folder", path: "/", children: [] });
      const data = Buffer.from("%PDF å").toString("base64");
      const sent = { type: "File", path: "/Bokslut/2025/Å.pdf", contentType: "application/pdf", data };
      const file = ok<Document>(await s.director.post(path, { ...sent, id: "mine" }));
      expect(file.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(file).toMatchObject({ type: "File", path: sent.path, contentType: sent.contentType });
      expect(ok(await s.director.get(`${path}/${file.id}`))).toMatchObject({ data, contentType: sent.contentType });
      const tree = ok<Document>(await s.director.get(path));
      expect(tree.children).toMatchObject([
        { type: "Folder", path: "/Bokslut", children: [{ path: "/Bokslut/2025", children: [{ id: file.id }] }] },
      ]);
      expect(ok(await s.director.put(path, { id: file.id, path: "/B.pdf" }))).toMatchObject({ path: "/B.pdf" });
      const folder = ok<Document>(await s.director.post(path, { type: "Folder", path: "/Tom" }));
      expect(folder).toMatchObject({ type: "Folder", children: [] });
      expect((await s.director.post(path, { type: "Folder", path: "/Tom" })).status).toBe(409);
      for (const one of [file, folder]) expect((await s.director.delete(`${path}/${one.id}`)).text).toBe("null");
    },
  );

  check("a list in a POST creates all of them or none", ["document-bulk-post"], async (s) => {
    const { id } = await s.company();
    const path = `/Company/${id}/Document`;
    const file = (at: string, data = "YQ==") => ({ type: "File", path: at, data });
    const made = ok<Document[]>(
      await s.director.post(path, [file("/a"), file("/mapp/b"), { type: "Folder", path: "/c" }]),
    );
    expect(made.map((one) => one.path)).toEqual(["/a", "/mapp/b", "/c"]);
    expect((await s.director.post(path, [file("/ny"), file("/a")])).status).toBe(409);
    expect((await s.director.post(path, [file("/ny"), file("/d", "no base64!")])).status).toBe(400);
    const paths = ok<Document>(await s.director.get(path)).children!.map((one) => one.path);
    expect(paths.sort()).toEqual(["/a", "/c", "/mapp"]);
  });

  const MIB = 1024 * 1024;
  check("bodies are limited to 32 MiB", ["body-limit-document"], async (s) => {
    const { id } = await s.company();
    const send = (bytes: number) =>
      s.director.send("POST", `/Api/v2/Company/${id}/Document`, `"${"x".repeat(bytes - 2)}"`);
    expect((await send(32 * MIB)).status).toBe(400);
    expect((await send(32 * MIB + 1)).status).toBe(413);
  });
});

export const budgetTopic = topic("Budget", (check) => {
  check("has amounts by account and month, typed in and of the file", ["budget-resource"], async (s) => {
    const { data } = await companyWithYear(s);
    const path = data.replace("KeyFigureData", "Budget");
    expect(ok(await s.director.get(path))).toEqual({ typed: [], file: [] });
    const amounts = [
      { account: "3010", month: "2025-01", amount: -100_00 },
      { account: "4010", month: "2025-01", amount: 40_00 },
    ];
    expect(ok(await s.director.put(path, amounts))).toEqual(amounts);
    const cleared = { ...amounts[0]!, amount: null };
    expect(ok(await s.director.put(path, [cleared]))).toEqual([cleared]);
    expect(ok(await s.director.get(path))).toEqual({ typed: [amounts[1]], file: [] });
    ok(await s.director.delete(path));
    expect(ok(await s.director.get(path))).toEqual({ typed: [], file: [] });
  });

  check("holds in figures and statements", ["budget-typed-in-force"], async (s) => {
    const { data } = await companyWithYear(s);
    const path = data.replace("KeyFigureData", "Budget");
    const hasBudget = async () =>
      ok<{ hasBudget: boolean }>(await s.director.get(data.replace("KeyFigureData", "Statement"))).hasBudget;
    const before = await hasBudget();
    ok(await s.director.put(path, [{ account: "3010", month: "2025-01", amount: -100_00 }]));
    expect([before, await hasBudget()]).toEqual([false, true]);
  });
});

export const companyTypeTopic = topic("CompanyType", (check) => {
  check("is listed and read, with capital letters in its members", ["company-type-resource"], async (s) => {
    const type = { Id: s.name("type"), Name: "Åkeri" };
    const path = `/Agency/${s.agencyId}/CompanyType`;
    ok(await s.director.post(path, type));
    s.deleteLater(`${path}/${type.Id}`);
    expect(ok(await s.director.get(path))).toContainEqual(type);
    expect(ok(await s.director.get(`${path}/${type.Id}`))).toEqual(type);
    expect((await s.director.get(`${path}/nothing`)).status).toBe(404);
    for (const verb of ["PUT", "DELETE"]) {
      expect((await s.director.send(verb, `/Api/v2${path}`, "{}")).status).toBe(405);
    }
  });

  check("is created, renamed, and deleted where no company has it", ["company-type-written"], async (s) => {
    const path = `/Agency/${s.agencyId}/CompanyType`;
    const type = ok<{ Id: string }>(await s.director.post(path, { Name: "Åkeri" }));
    expect(type).toMatchObject({ Id: expect.stringMatching(/^.+$/) as string, Name: "Åkeri" });
    expect((await s.director.post(path, { ...type, Name: "Samma" })).status).toBe(409);
    expect(ok(await s.director.put(`${path}/${type.Id}`, { Name: "Åkerier" }))).toEqual({ ...type, Name: "Åkerier" });
    const { id } = await s.company({ companyTypeId: type.Id });
    const refused = await s.director.delete(`${path}/${type.Id}`);
    expect(refused).toMatchObject({ status: 412 });
    expect(JSON.stringify(refused)).toContain("1 company has it");
    ok(await s.director.put(`/Company/${id}`, { companyTypeId: null }));
    ok(await s.director.delete(`${path}/${type.Id}`));
    expect((await s.director.get(`${path}/${type.Id}`)).status).toBe(404);
  });
});
