import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeyFigureTrace } from "@/contract/figures/key-figure-trace";
import { LOCALES } from "@/contract/format/locale";
import { grantOf, ROLES } from "@/contract/permissions";
import { figuresIn } from "@/contract/reports/live-text";
import { readySentenceListSchema, type ReadySentence } from "@/contract/reports/ready-sentence";
import { account } from "../../../platform/db/schema";
import { makePeople, type People } from "../../../testing/people";
import { sieText } from "../../../testing/sie-text";
import { TestApp } from "../../../testing/test-app";
import { createStandardPresets } from "../../presets/create-preset";
import { MAX_AMOUNTS, MAX_OTHERS } from "./sentence-rules";

let app: TestApp;
let people: People;
let companyId: string;
/** The path of the company. */
let basePath: string;

const QUARTER = { firstDay: "2025-01-01", lastDay: "2025-03-31" };

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  companyId = await app.make.company(people.agencyId);
  await createStandardPresets(app.database.db, companyId);
  basePath = `/Api/v2/Company/${companyId}`;
});

interface Row {
  /** Month and day, such as 0131. */
  date: string;
  account: string;
  amount: number;
  text?: string;
}

/**
 * Imports a year in which each row is a voucher against the bank, with `more` lines in the file. The accounts' names
 * look like live values, which the sentences have to escape.
 */
async function importYear(year: number, rows: readonly Row[], more: readonly string[] = []): Promise<void> {
  const sums = new Map<string, number>();
  const add = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
  const vouchers = rows.flatMap(({ date, account, amount, text = "Bokning" }, i) => {
    add(account, amount);
    add("1930", -amount);
    const bookedRows = [`#TRANS ${account} {} ${amount}`, `#TRANS 1930 {} ${-amount}`];
    return [`#VER A ${i + 1} ${year}${date} "${text}"`, "{", ...bookedRows, "}"];
  });
  const head = sieText({ start: `${year}0101`, end: `${year}1231`, vouchers: [] }).split("\r\n");
  const kept = head.filter((line) => !/^#(IB|UB|RES|KONTO) /.test(line) && line !== "");
  const accounts = [...sums.keys()].map((number) => `#KONTO ${number} "Konto nr ${number} {[EBITDA]}"`);
  const results = [...sums].map(([number, sum]) =>
    number === "1930" ? `#IB 0 1930 0\r\n#UB 0 1930 ${sum}` : `#RES 0 ${number} ${sum}`,
  );
  const data = `${[...kept, ...accounts, ...results, ...more, ...vouchers].join("\r\n")}\r\n`;
  const { body } = await app.as("director").put("/Api/v2/SieImport", { data, companyId });
  expect(body).toMatchObject({ success: true });
}

async function sentences(days = QUARTER, userName = "director"): Promise<ReadySentence[]> {
  const query = `startDate=${days.firstDay}&endDate=${days.lastDay}`;
  const response = await app.as(userName).get(`${basePath}/ReadySentence?${query}`);
  expect(response.status, response.text).toBe(200);
  return readySentenceListSchema.parse(response.body);
}
const find = (all: readonly ReadySentence[], keyFigureId: string, comparison: ReadySentence["comparison"]) =>
  all.find((each) => each.keyFigureId === keyFigureId && each.comparison === comparison);

const monthly = (account: string, amount: number): Row[] =>
  ["0131", "0228", "0331"].map((date) => ({ date, account, amount }));

async function fiscalYearIdOf(year: number): Promise<string> {
  const years = (await app.as("director").get(`${basePath}/FiscalYear`)).body as { id: string; start: string }[];
  return years.find(({ start }) => start.startsWith(String(year)))!.id;
}

describe("ready sentences", () => {
  it("tell what moved most against the year before, with the account and the voucher that did it", async () => {
    await importYear(2024, [...monthly("3001", -1000), ...monthly("5010", 300)]);
    const machine = { date: "0315", account: "3002", amount: -5000, text: "Såld maskin 7" };
    await importYear(2025, [...monthly("3001", -1000), ...monthly("5010", 310), machine]);
    const all = await sentences();
    const sales = find(all, "NetSales", "yearBefore")!;
    expect(sales).toMatchObject({
      period: { start: "2025-01-01T00:00:00", end: "2025-03-31T23:59:59" },
      value: 8000,
      against: 3000,
      accounts: [{ number: "3002", amount: 500_000 }],
      vouchers: [{ number: "7", series: "A", date: "2025-03-15", text: "Såld maskin 7", account: "3002", side: "now" }],
    });
    expect(sales.vouchers[0]!.amount).toBe(500_000);
    expect(sales.text.sv).toBe(
      "Nettoomsättningen ökade till {[NetSales]} ({change [NetSales]} mot föregående år).\nSkillnaden finns främst på konto 3002 Konto nr 3002 {{[EBITDA]}. Här ingår verifikation A 7 (Såld maskin 7).",
    );
    expect(sales.shown.sv.split("\n")[0]).toBe(
      "Nettoomsättningen ökade till 8\u202f000\u00a0kr (+166,7\u00a0% mot föregående år).",
    );
    expect(sales.shown.en).toContain("Net sales increased to 8,000\u00a0SEK (+166.7\u00a0% on the year before).");
    expect(sales.shown.sv).toContain("3002 {[EBITDA]}");
    const profit = find(all, "OperatingProfit", "yearBefore")!;
    // Without depreciation, EBITDA equals the operating profit.
    expect(find(all, "EBITDA", "yearBefore")).toBeUndefined();
    expect(profit).toMatchObject({ value: 7070, against: 2100, accounts: [{ number: "3002" }] });
    const sinceYearBefore = all.filter(({ comparison }) => comparison === "yearBefore");
    expect(sinceYearBefore.length).toBeLessThanOrEqual(MAX_AMOUNTS + MAX_OTHERS);
    const voucher = sales.vouchers[0]!;
    const opened = await app.as("director").get(`${basePath}/SieImport/${voucher.import}/Voucher/${voucher.line}`);
    expect(opened.body).toMatchObject({ number: "7", fiscalYear: { id: voucher.fiscalYearId } });
  });

  it("name an account as the latest fiscal year that has a name for it", async () => {
    await importYear(2024, monthly("3001", -1000));
    await importYear(2025, monthly("3001", -3000));
    const latest = await fiscalYearIdOf(2025);
    const inLatest = and(eq(account.companyId, companyId), eq(account.fiscalYearId, latest));
    await app.database.db.update(account).set({ name: "" }).where(inLatest);
    const [named] = find(await sentences(), "NetSales", "yearBefore")!.accounts;
    expect(named).toMatchObject({ fiscalYearId: latest, number: "3001", name: "Konto nr 3001 {[EBITDA]}" });
  });

  it("give accounts the amounts that the traces have", async () => {
    await importYear(2024, [...monthly("3001", -1000), ...monthly("4010", 400), ...monthly("7010", 500)]);
    await importYear(2025, [...monthly("3001", -3000), ...monthly("4010", 2500), ...monthly("7010", 100)]);
    const amountsIn = async (id: string, year: number) => {
      const path = `${basePath}/KeyFigureValue/${id}/Trace?startDate=${year}-01-01&endDate=${year}-03-31`;
      const { accounts } = (await app.as("director").get(path)).body as KeyFigureTrace;
      return new Map(accounts.map(({ number, movements }) => [number, movements.reduce((s, m) => s + m.amount, 0)]));
    };
    const all = (await sentences()).filter(({ comparison, accounts }) => comparison === "yearBefore" && accounts[0]);
    expect(all.length).toBeGreaterThan(1);
    for (const { keyFigureId, value, against, accounts } of all) {
      const [now, before] = [await amountsIn(keyFigureId, 2025), await amountsIn(keyFigureId, 2024)];
      for (const { number, amount } of accounts) {
        // Traces have kronor with debits positive, sentences öre; all of these figures are credits less debits.
        expect(amount).toBe(Math.round(-100 * ((now.get(number) ?? 0) - (before.get(number) ?? 0))));
        expect(Math.sign(amount)).toBe(Math.sign(value - against));
      }
    }
  });

  it("name a voucher of the year before that is gone", async () => {
    await importYear(2024, [...monthly("3001", -1000), { date: "0201", account: "3001", amount: -9000, text: "Stor" }]);
    await importYear(2025, monthly("3001", -1000));
    const sales = find(await sentences(), "NetSales", "yearBefore")!;
    expect(sales).toMatchObject({ value: 3000, against: 12_000, vouchers: [{ side: "before", text: "Stor" }] });
    expect(sales.text.en).toContain("decreased");
    expect(sales.text.en).toContain("The year before had voucher A 4 (Stor).");
  });

  it("compare with budget, target and the period before too", async () => {
    const budget = ["202501", "202502", "202503"].map((month) => `#PBUDGET 0 ${month} 3001 {} -500.00`);
    const rows = [...monthly("3001", -1000), { date: "0430", account: "3001", amount: -9000 }];
    await importYear(2025, rows, budget);
    const period = { start: "2025-01-01", end: "2025-03-31" };
    const target = { keyFigureType: "NetSales", period, value: 4000 };
    await app.as("director").put(`${basePath}/KeyFigureTarget`, [target]);
    const all = await sentences();
    expect(find(all, "NetSales", "yearBefore")).toBeUndefined();
    expect(find(all, "NetSales", "periodBefore")).toBeUndefined();
    expect(find(all, "NetSales", "budget")).toMatchObject({
      value: 3000,
      against: 1500,
      accounts: [{ number: "3001", amount: 150_000 }],
    });
    expect(find(all, "NetSales", "target")).toMatchObject({ value: 3000, against: 4000, accounts: [] });
    const april = await sentences({ firstDay: "2025-04-01", lastDay: "2025-04-30" });
    expect(find(april, "NetSales", "periodBefore")).toMatchObject({
      value: 9000,
      against: 1000,
      vouchers: [{ date: "2025-04-30", side: "now" }],
    });
  });

  it("name an account that only a typed budget has", async () => {
    await importYear(2025, monthly("3001", -1000));
    const fiscalYearId = await fiscalYearIdOf(2025);
    const amounts = [
      { account: "3001", month: "2025-01", amount: -250_000 },
      { account: "3002", month: "2025-01", amount: -700_000 },
    ];
    const saved = await app.as("director").put(`${basePath}/FiscalYear/${fiscalYearId}/Budget`, amounts);
    expect(saved.status, saved.text).toBe(200);
    const sales = find(await sentences(), "NetSales", "budget")!;
    expect(sales).toMatchObject({
      value: 3000,
      against: 9500,
      accounts: [{ fiscalYearId, number: "3002", name: "", amount: -700_000 }],
    });
    expect(sales.text.en).toContain("The difference is mainly on account 3002.");
  });

  it("compare no amounts of two currencies, only other figures", async () => {
    await importYear(2024, [
      { date: "1231", account: "3001", amount: -1000 },
      { date: "1231", account: "4010", amount: 200 },
    ]);
    await importYear(2025, [
      { date: "0131", account: "3001", amount: -9000 },
      { date: "0131", account: "4010", amount: 7000 },
    ]);
    const latest = await fiscalYearIdOf(2025);
    const january = { firstDay: "2025-01-01", lastDay: "2025-01-31" };
    expect(find(await sentences(january), "NetSales", "periodBefore")).toMatchObject({ against: 1000 });
    const changed = await app.as("director").put(`${basePath}/FiscalYear/${latest}`, { currency: "EUR" });
    expect(changed.status, changed.text).toBe(200);
    const sinceBefore = (await sentences(january)).filter(({ comparison }) => comparison === "periodBefore");
    expect(sinceBefore.map(({ keyFigureId }) => keyFigureId)).toContain("GrossProfitMargin");
    expect(find(sinceBefore, "NetSales", "periodBefore")).toBeUndefined();
    expect(find(sinceBefore, "GrossProfit", "periodBefore")).toBeUndefined();
  });

  it("compare twelve months only with the year before", async () => {
    // The rows of 31 December make the books reach the end of each year.
    await importYear(2024, [...monthly("3001", -1000), { date: "1231", account: "3001", amount: -1 }]);
    await importYear(2025, [...monthly("3001", -5000), { date: "1231", account: "3001", amount: -1 }]);
    const all = await sentences({ firstDay: "2025-01-01", lastDay: "2025-12-31" });
    expect(find(all, "NetSales", "yearBefore")).toBeDefined();
    expect(all.filter(({ comparison }) => comparison === "periodBefore")).toEqual([]);
    // Without dates, the sentences are about the latest fiscal year.
    expect((await app.as("director").get(`${basePath}/ReadySentence`)).body).toEqual(all);
  });

  it("are none where nothing moved, or nothing is booked", async () => {
    expect(await sentences()).toEqual([]);
    expect((await app.as("director").get(`${basePath}/ReadySentence`)).body).toEqual([]);
    await importYear(2024, monthly("3001", -1000));
    await importYear(2025, monthly("3001", -1000));
    expect(await sentences()).toEqual([]);
    expect(await sentences({ firstDay: "2031-01-01", lastDay: "2031-01-31" })).toEqual([]);
  });

  it("are texts that a report takes, with the values that the sentences show", async () => {
    await importYear(2024, [...monthly("3001", -1000), ...monthly("5010", 2000)]);
    await importYear(2025, [...monthly("3001", -4000), ...monthly("5010", 300)]);
    const all = await sentences();
    expect(all.length).toBeGreaterThan(2);
    for (const language of LOCALES) {
      const blocks = all.map(({ text }, i) => ({ id: `t${i}`, type: "text", text: text[language] }));
      const report = { title: "x", keyFigurePresetId: "Overview", blocks, language };
      const made = await app.as("director").post(`${basePath}/PeriodReport`, {
        ...report,
        period: { start: QUARTER.firstDay, end: QUARTER.lastDay },
      });
      const path = `${basePath}/PeriodReport/${(made.body as { id: string }).id}/Content`;
      const content = (await app.as("director").get(path)).body as {
        problems: object[];
        blocks: { parts: { text: string; figure?: { keyFigureId: string } }[] }[];
      };
      expect(content.problems).toEqual([]);
      all.forEach(({ shown, text }, i) => {
        const { parts } = content.blocks[i]!;
        expect(parts.map((part) => part.text).join("")).toBe(shown[language]);
        expect(parts.flatMap(({ figure }) => figure?.keyFigureId ?? [])).toContain(figuresIn(text[language])[0]);
      });
    }
  });

  it("refuse one date alone, reversed dates, and text that is no date", async () => {
    for (const query of ["startDate=2025-01-01", "startDate=2025-02-01&endDate=2025-01-01", "startDate=x&endDate=y"]) {
      expect((await app.as("director").get(`${basePath}/ReadySentence?${query}`)).status).toBe(400);
    }
  });

  it("are for those who may read the company's figures, and tell of targets only those who may read them", async () => {
    companyId = people.companyId;
    basePath = `/Api/v2/Company/${companyId}`;
    await importYear(2025, monthly("3001", -1000));
    const period = { start: QUARTER.firstDay, end: QUARTER.lastDay };
    await app.as("director").put(`${basePath}/KeyFigureTarget`, [{ keyFigureType: "NetSales", period, value: 4000 }]);
    for (const role of ROLES) {
      // Every role may read the company's figures.
      const told = find(await sentences(QUARTER, people.userOf[role]), "NetSales", "target");
      expect(told?.against, role).toBe(grantOf(role, "target.read") ? 4000 : undefined);
    }
    expect((await app.as("stranger").get(`${basePath}/ReadySentence`)).status).toBe(404);
  });
});
