import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SieImportRequest } from "@/contract/imports/sie-import";
import { ROLES } from "@/contract/permissions";
import { reconciliationSchema, type Reconciliation } from "@/contract/statements/reconciliation";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let companyId: string;
let years: string;

async function importFile(data: string, more: Partial<SieImportRequest> = {}): Promise<void> {
  const { body } = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data, ...more });
  expect(body).toMatchObject({ success: true });
}

function sie(year: number, ...lines: string[]): string {
  const head = [
    "#FLAGGA 0",
    "#PROGRAM Test 1.0",
    "#FORMAT PC8",
    "#GEN 20250101",
    "#SIETYP 4",
    "#FNAMN Test",
    "#ORGNR 1",
  ];
  return [...head, `#RAR 0 ${year}0101 ${year}1231`, '#KONTO 1930 "Bank"', ...lines, ""].join("\r\n");
}

const voucher = (day: string, account: string, amount: number) => [
  `#VER A "" ${day}`,
  "{",
  `#TRANS 1930 {} ${amount}`,
  `#TRANS ${account} {} ${-amount}`,
  "}",
];

const file2023 = sie(
  2023,
  "#IB 0 1930 0.00",
  "#UB 0 1930 10.00",
  "#RES 0 3010 -10.00",
  ...voucher("20230105", "3010", 10),
);
const file2024 = sie(
  2024,
  "#IB 0 1930 10.00",
  "#UB 0 1930 35.00",
  "#RES 0 3010 -25.00",
  ...voucher("20240105", "3010", 25),
);

async function get(start: string): Promise<Reconciliation> {
  const response = await app.as("director").get(`${years}/${start}/Reconciliation`);
  expect(response.status).toBe(200);
  return reconciliationSchema.parse(response.body);
}

const check = ({ checks }: Reconciliation, id: string) => checks.find((each) => each.id === id);

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

function setCompany(id: string): void {
  companyId = id;
  years = `/Api/v2/Company/${id}/FiscalYear`;
}

describe("the reconciliation of a fiscal year", () => {
  beforeEach(async () => {
    setCompany(await app.make.company("home"));
  });

  it("agrees where the books are what the file says", async () => {
    await importFile(file2023);
    const found = await get("2023-01-01");
    expect(found).toMatchObject({ basis: "vouchers", agreement: "agrees" });
    expect(found.checks.map(({ id, compared, accounts }) => [id, compared, accounts])).toEqual([
      ["closingBalances", 1, []],
      ["result", 1, []],
      ["openingSum", 0, []],
      ["bookedSum", 0, []],
      ["balanceSheet", 0, []],
    ]);
    const [imported] = (await app.as("director").get(`/Api/v2/Company/${companyId}/SieImport`)).body as {
      id: string;
    }[];
    expect(found.import).toBe(imported!.id);
  });

  it("compares opening balances with the books of the year before, and explains a result not yet moved to equity", async () => {
    await importFile(file2023);
    await importFile(file2024);
    const found = await get("2024-01-01");
    expect(found.agreement).toBe("explained");
    expect(check(found, "openingBalances")).toMatchObject({ agreement: "agrees", compared: 1, books: 10_00 });
    expect(check(found, "openingSum")).toMatchObject({
      agreement: "explained",
      difference: 10_00,
      explanation: "resultOfYearBefore",
    });
    expect(check(found, "balanceSheet")).toMatchObject({ books: 35_00, file: 25_00, agreement: "explained" });
  });

  it("names the accounts and months that differ, with both amounts and the line of the file", async () => {
    for (const file of [file2023, file2024]) await importFile(file);
    await importFile(
      sie(
        2025,
        "#IB 0 1930 30.00",
        "#UB 0 1930 31.00",
        "#RES 0 3010 -9.00",
        "#RES 0 5010 1.50",
        "#PSALDO 0 202501 1930 {} 10.00",
        "#PSALDO 0 202501 3010 {} -10",
        "#PSALDO 0 202502 3010 {} 1",
        ...voucher("20250105", "3010", 10),
      ),
    );
    const found = await get("2025-01-01");
    expect(found.agreement).toBe("differs");
    expect(check(found, "openingBalances")?.accounts).toEqual([
      { number: "1930", name: "Bank", books: 35_00, file: 30_00, difference: 5_00, line: 10 },
    ]);
    expect(check(found, "closingBalances")?.accounts).toMatchObject([{ number: "1930", books: 40_00, file: 31_00 }]);
    expect(check(found, "result")).toMatchObject({
      agreement: "differs",
      compared: 2,
      books: -10_00,
      file: -7_50,
      difference: -2_50,
      accounts: [
        { number: "3010", books: -10_00, file: -9_00, difference: -1_00, line: 12 },
        { number: "5010", books: 0, file: 1_50, difference: -1_50, line: 13 },
      ],
    });
    expect(check(found, "months")).toMatchObject({
      compared: 3,
      accounts: [{ number: "3010", month: "2025-02-01", books: 0, file: 1_00, difference: -1_00, line: 16 }],
    });
    // The opening balances sum to 30.00, which is not the result of the year before, 25.00.
    expect(check(found, "openingSum")).toMatchObject({ agreement: "differs", difference: 30_00 });
    expect(check(found, "balanceSheet")).toMatchObject({ agreement: "differs", explanation: "openingBalances" });
  });

  it("adds up differences without their signs too, and leaves months out that are not of the year", async () => {
    await importFile(
      sie(
        2019,
        "#IB 0 1930 0.00",
        "#UB 0 1930 10.00",
        "#RES 0 3010 -4.00",
        "#RES 0 3020 -6.00",
        "#PSALDO 0 201901 1930 {} 10.00",
        "#PSALDO 0 201812 3010 {} -99",
        "#PSALDO 0 202001 3010 {} -99",
        "#PSALDO 0 201901 3010 {} -10",
        ...voucher("20190105", "3010", 10),
      ),
    );
    const found = await get("2019-01-01");
    expect(check(found, "result")).toMatchObject({ agreement: "differs", difference: 0, absoluteDifference: 12_00 });
    expect(check(found, "months")).toMatchObject({ agreement: "agrees", compared: 2, absoluteDifference: 0 });
    expect(check(found, "bookedSum")).toMatchObject({ difference: 0, absoluteDifference: 0 });
    await importFile(sie(2018, "#IB 0 1930 -3.00", "#UB 0 1930 7.00", ...voucher("20180105", "3010", 10)));
    const sums = await get("2018-01-01");
    expect(check(sums, "openingSum")).toMatchObject({ difference: -3_00, absoluteDifference: 3_00 });
    expect(check(sums, "balanceSheet")).toMatchObject({ difference: -3_00, absoluteDifference: 3_00 });
  });

  it("is by months where the file has months and no vouchers, also if some or all months are of objects", async () => {
    await importFile(
      sie(
        2017,
        "#UB 0 1930 10.00",
        "#RES 0 3010 -10.00",
        "#PSALDO 0 201703 1930 {} 10.00",
        "#PSALDO 0 201703 3010 {} -4.00",
        "#PSALDO 0 201704 3010 {1 A} -6.00",
      ),
    );
    expect(await get("2017-01-01")).toMatchObject({ basis: "months", agreement: "agrees" });
    await importFile(
      sie(
        2016,
        "#UB 0 1930 10.00",
        "#RES 0 3010 -10.00",
        "#PSALDO 0 201603 1930 {1 A} 10.00",
        "#PSALDO 0 201603 3010 {1 A} -10.00",
      ),
    );
    expect(await get("2016-01-01")).toMatchObject({ basis: "months", agreement: "agrees" });
  });

  it("is by months also after vouchers were added, and holds them against the year but not against the months", async () => {
    await importFile(
      sie(
        2015,
        "#UB 0 1930 10.00",
        "#RES 0 3010 -10.00",
        "#PSALDO 0 201503 1930 {} 10.00",
        "#PSALDO 0 201503 3010 {} -10.00",
      ),
    );
    await importFile(sieText({ withoutBalances: true, vouchers: [{ date: "20150310", amount: 9 }] }));
    const found = await get("2015-01-01");
    expect(found).toMatchObject({ basis: "months", agreement: "differs" });
    expect(check(found, "closingBalances")?.accounts).toMatchObject([{ number: "1930", difference: 9_00 }]);
    expect(check(found, "months")).toBeUndefined();
    // A file with opening balances alone has no months: the vouchers added to it are what the year is made from.
    await importFile(sie(2014, "#IB 0 1930 10.00", "#IB 0 2081 -10.00"));
    await importFile(sieText({ withoutBalances: true, vouchers: [{ date: "20140310", amount: 9 }] }));
    expect(await get("2014-01-01")).toMatchObject({ basis: "vouchers", agreement: "agrees" });
  });

  it("is by vouchers even where the last ledger date is before the first of them", async () => {
    await importFile(
      sie(
        2013,
        "#UB 0 1930 10.00",
        "#RES 0 3010 -10.00",
        "#PSALDO 0 201305 1930 {} 10.00",
        "#PSALDO 0 201305 3010 {} -10.00",
        ...voucher("20130505", "3010", 10),
      ),
      { lastLedgerDate: "2013-03-31" },
    );
    const found = await get("2013-01-01");
    expect(found.basis).toBe("vouchers");
    expect(check(found, "months")?.accounts).toMatchObject([{ number: "1930" }, { number: "3010", books: 0 }]);
  });

  it("shows vouchers that were added after the file, and agrees for a year of vouchers alone, which has no totals", async () => {
    const added = sieText({ withoutBalances: true, vouchers: [{ date: "20230310", amount: 9 }] });
    await importFile(file2023);
    await importFile(added);
    const found = await get("2023-01-01");
    expect(check(found, "closingBalances")?.accounts).toMatchObject([{ number: "1930", difference: 9_00 }]);
    expect(check(found, "result")?.accounts).toMatchObject([{ number: "3001", books: -9_00, file: 0 }]);
    expect(check(found, "result")?.accounts[0]).not.toHaveProperty("line");
    const { body } = await app.as("director").put("/Api/v2/SieImport/home", {
      companyId,
      data: sieText({ withoutBalances: true, vouchers: [{ date: "20210310", amount: 9 }] }),
      fiscalYearStart: "2021-01-01",
      fiscalYearEnd: "2021-12-31",
    });
    expect(body).toMatchObject({ success: true });
    expect(await get("2021-01-01")).toMatchObject({
      agreement: "agrees",
      checks: [{ id: "openingSum" }, { id: "bookedSum" }, { id: "balanceSheet" }],
    });
  });
});

describe("permissions for the reconciliation", () => {
  beforeAll(async () => {
    setCompany(people.companyId);
    await importFile(file2024);
  });

  it.each(ROLES)("let %s read it", async (role) => {
    expect((await app.as(people.userOf[role]).get(`${years}/2024-01-01/Reconciliation`)).status).toBe(200);
  });

  it("hide it from users who may not see the company, and there is none of an unknown year", async () => {
    expect((await app.as("stranger").get(`${years}/2024-01-01/Reconciliation`)).status).toBe(404);
    expect((await app.as("director").get(`${years}/2014-01-01/Reconciliation`)).status).toBe(404);
  });
});
