import { expect } from "vitest";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { CompanyMonthsList } from "@/contract/months";
import type { AgencyKeyFigureValues, CompanyStatus } from "@/contract/portfolio";
import { topic } from "../check";
import type { Client } from "../client";
import { ok, type Fixture } from "../fixture";
import { addComment, YEAR } from "./samples";

const FEBRUARY = { start: "2025-02-01T00:00:00", end: "2025-02-28T23:59:59" };

/**
 * A company that sold 1,000 in February 2025 and 200 in May, and a consultant who sees no other company; `read` gets a
 * resource of the agency as the consultant sees it.
 */
async function companyWithConsultant(s: Fixture) {
  const { id } = await s.company();
  const vouchers = [
    { date: "20250215", amount: 1000 },
    { date: "20250510", amount: 200 },
  ];
  await s.fiscalYear(id, { vouchers });
  const consultant = await s.consultant([id]);
  const read = async <T>(resource: string) => ok<T>(await consultant.client.get(`/Agency/${s.agencyId}/${resource}`));
  return { id, consultant, read };
}

const valuesOf = async (client: Client, path: string) =>
  ok<KeyFigureResult>(await client.get(path)).keyFigureValues.map(({ value }) => value);

export const agencyFiguresTopic = topic("Figures of all companies", (check) => {
  check(
    "the values of all companies come with their targets and histories",
    ["agency-value-list", "agency-value-choice", "agency-value-period", "agency-value-history"],
    async (s) => {
      const { id, read } = await companyWithConsultant(s);
      const target = { keyFigureType: "NetSales", period: FEBRUARY, value: 1500 };
      ok(await s.director.put(`/Company/${id}/KeyFigureTarget`, [target]));
      const values = (query: string) => read<AgencyKeyFigureValues>(`KeyFigureValue${query}`);
      const month = "resolution=month&period=2025-02&history=2";
      const { keyFigures, companies } = await values(`?keyFigures=EquityRatio,NetSales&${month}`);
      expect(keyFigures.map((keyFigure) => keyFigure.id)).toEqual(["EquityRatio", "NetSales"]);
      expect(companies).toMatchObject([
        {
          companyId: id,
          period: FEBRUARY,
          bookedThrough: "2025-02-28",
          currency: "SEK",
          values: [expect.anything(), 1000],
          targets: [null, 1500],
        },
      ]);
      expect(companies[0]).not.toHaveProperty("yearsBefore");
      expect(companies[0]!.histories![1]).toEqual([0, 1000]);
      const latest = await values("?keyFigures=NetSales");
      expect(latest.companies[0]).toMatchObject({ bookedThrough: "2025-05-31", values: [1200] });
      const preset = await values("?keyFigurePresetId=ProfitStructure");
      expect(preset.keyFigures.length).toBeGreaterThan(0);
      expect(preset.keyFigures).not.toEqual((await values("")).keyFigures);
      expect(await values("")).toEqual(await values("?keyFigurePresetId=Overview&resolution=ytd"));
    },
  );

  check("values are those of each company's KeyFigureValue", ["agency-value-equals-company"], async (s) => {
    const { id, consultant, read } = await companyWithConsultant(s);
    const lastYear = { start: "20240101", end: "20241231", vouchers: [{ date: "20241215", amount: 500 }] };
    await s.fiscalYear(id, lastYear);
    // The books reach May 2025; the twelve months up to then include December 2024.
    const latest = { month: 200, year: 1200, ytd: 1200, rolling12: 1700 };
    for (const [resolution, value] of Object.entries(latest)) {
      const { companies } = await read<AgencyKeyFigureValues>(
        `KeyFigureValue?keyFigures=NetSales&history=36&resolution=${resolution}`,
      );
      const history = companies[0]!.histories![0]!;
      const path = `/Company/${id}/KeyFigureValue/NetSales?resolution=${resolution}`;
      const ofCompany = await valuesOf(consultant.client, path);
      expect(ofCompany.slice(0, history.length), resolution).toEqual(history);
      expect([history.at(-1), companies[0]!.values![0]], resolution).toEqual([value, value]);
    }
  });

  check("own key figures that share an id stand once", ["agency-key-figures", "agency-value-formats"], async (s) => {
    const [one, two] = [await companyWithConsultant(s), await companyWithConsultant(s)];
    const { client } = await s.consultant([one.id, two.id]);
    const own = { id: s.name("Own"), name: "Andel", formula: "2 * [NetSales]" };
    ok(await s.director.post(`/Company/${one.id}/KeyFigureFormula`, { ...own, valueType: "Amount" }));
    ok(await s.director.post(`/Company/${two.id}/KeyFigureFormula`, { ...own, valueType: "Percent", decimals: 1 }));
    const path = `/Agency/${s.agencyId}`;
    const listed = ok<{ id: string; valueType: string }[]>(await client.get(`${path}/KeyFigure`));
    expect(listed.map(({ id }) => id)).toContain("NetSales");
    const [found, ...others] = listed.filter(({ id }) => id === own.id);
    expect(others).toEqual([]);
    const { keyFigures, companies } = ok<AgencyKeyFigureValues>(
      await client.get(`${path}/KeyFigureValue?keyFigures=NetSales,${own.id}`),
    );
    expect(keyFigures[1]).toEqual(found);
    const formatsOf = ({ id }: { id: string }) => companies.find(({ companyId }) => companyId === id)!.formats;
    // The list has the type of most companies; with one company of each type it may be either.
    const isAmount = found!.valueType === "Amount";
    const [like, unlike] = isAmount ? [one, two] : [two, one];
    const ownFormat = isAmount ? { valueType: "Percent", decimals: 1 } : { valueType: "Amount" };
    expect(formatsOf(unlike)).toEqual([null, ownFormat]);
    expect(formatsOf(like)).toBeUndefined();
  });

  check("presets of companies are listed once each", ["agency-presets"], async (s) => {
    const [one, two] = [await companyWithConsultant(s), await companyWithConsultant(s)];
    const preset = { id: "Bank", name: s.name("Bank"), keyFigureTypes: ["QuickRatio", "NetSales"] };
    ok(await s.director.post(`/Company/${one.id}/KeyFigurePreset`, preset));
    const { id: _, ...ofOne } = preset;
    const own = { ...ofOne, companies: 1, companyName: "Övnings AB" };
    expect(await one.read("KeyFigurePreset")).toEqual([own]);
    ok(await s.director.post(`/Company/${two.id}/KeyFigurePreset`, { ...preset, id: "Other" }));
    const { client } = await s.consultant([one.id, two.id]);
    expect(ok(await client.get(`/Agency/${s.agencyId}/KeyFigurePreset`))).toEqual([{ ...ofOne, companies: 2 }]);
  });

  check("each company has the state of its books and the work on them", ["company-status"], async (s) => {
    const { id, consultant, read } = await companyWithConsultant(s);
    const { message, author } = await addComment(s, id, { message: "{[NetSales]}" });
    const statuses = await read<CompanyStatus[]>("CompanyStatus");
    expect(statuses).toMatchObject([
      {
        companyId: id,
        bookedThrough: "2025-05-31",
        agreement: "agrees",
        imported: { by: s.directorName },
        comment: { by: author, message, period: YEAR },
        consultants: [{ userName: consultant.userName }],
      },
    ]);
    expect(statuses[0]).not.toHaveProperty("openQuestions");
    await addComment(s, id, { isQuestion: true });
    expect((await read<CompanyStatus[]>("CompanyStatus"))[0]!.openQuestions).toBe(1);
  });

  check("each company has the work on each month", ["company-months", "company-months-choice"], async (s) => {
    const { id, read } = await companyWithConsultant(s);
    await addComment(s, id, { period: FEBRUARY });
    const { months, companies } = await read<CompanyMonthsList>("CompanyMonth?through=2025-06&months=6");
    expect(months).toEqual(["2025-06", "2025-05", "2025-04", "2025-03", "2025-02", "2025-01"]);
    // One letter a month, in the order of `months`.
    expect(companies).toEqual([
      { companyId: id, books: "nyyyyy", reconciled: "-yyyyy", commented: "-nnnyn", reported: "-nnnnn" },
    ]);
    expect((await read<CompanyMonthsList>("CompanyMonth")).months).toHaveLength(12);
  });

  check("an answer that would be the same is a 304", ["agency-lists-not-modified"], async (s) => {
    const { consultant } = await companyWithConsultant(s);
    for (const resource of ["KeyFigureValue", "KeyFigure", "CompanyStatus", "CompanyMonth", "Finding", "Comment"]) {
      const path = `/Agency/${s.agencyId}/${resource}`;
      const { etag } = (await consultant.client.get(path)).headers;
      const again = await consultant.client.get(path, { "if-none-match": etag! });
      expect([again.status, again.text], resource).toEqual([304, ""]);
    }
  });
});
