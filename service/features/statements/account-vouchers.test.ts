import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROLES } from "@/contract/permissions";
import { accountVouchersSchema, type AccountVouchers } from "@/contract/statements/account-vouchers";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let year: string;

const LINES = [
  "#FLAGGA 0",
  "#PROGRAM Prov 2.0",
  "#FORMAT PC8",
  "#GEN 20250101",
  "#SIETYP 4",
  "#FNAMN Test",
  "#ORGNR 1",

  "#RAR 0 20240101 20241231",
  '#KONTO 1930 "Bank"',
  '#KONTO 3010 "Varor"',
  '#KONTO 9999 "Tomt"',
  "#IB 0 1930 100.00",
  '#VER A 1 20240105 "Dagskassa"',
  "{",
  '#TRANS 1930 {} 10.50 "" "Kort"',
  "#TRANS 3010 {1 A} -10.50",
  "}",

  '#VER B "" 20240110 "Hyra"',
  "{",
  "#TRANS 1930 {1 A} -4.00",
  "#BTRANS 1930 {} 7.00",
  "#TRANS 5010 {1 A} 4.00",
  "}",
  '#VER A 2 20240131 ""',
  "{",
  "#TRANS 1930 {} 1.00",
  "#TRANS 1930 {} 2.00",
  "#TRANS 3010 {} -3.00",
  "}",
  '#VER A 3 20240301 ""',
  "{",
  "#TRANS 1930 {} 20.00 20240229",
  "#TRANS 3010 {} -20.00",
  "}",
];

const TEXT = `${LINES.join("\r\n")}\r\n`;

async function importText(companyId: string, data: string): Promise<void> {
  const { body } = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data });
  expect(body).toMatchObject({ success: true });
}

async function get(account: string, query = ""): Promise<AccountVouchers> {
  const response = await app.as("director").get(`${year}/Account/${account}/Voucher${query}`);
  expect(response).toMatchObject({ status: 200 });
  return accountVouchersSchema.parse(response.body);
}

const balances = ({ opening, rows, closing }: AccountVouchers) => [
  opening / 100,
  ...rows.map(({ balance }) => balance / 100),
  closing / 100,
];

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  await importText(people.companyId, TEXT);
  year = `/Api/v2/Company/${people.companyId}/FiscalYear/2024-01-01`;
});
afterAll(() => app.stop());

describe("the vouchers of an account", () => {
  it("come by date, each with the balance after it, voucher, file and line", async () => {
    const found = await get("1930");
    const [imported] = (await app.as("director").get(`/Api/v2/Company/${people.companyId}/SieImport`)).body as {
      id: string;
    }[];
    expect(balances(found)).toEqual([100, 110.5, 106.5, 107.5, 109.5, 129.5, 129.5]);
    expect(found).toMatchObject({ account: { number: "1930", name: "Bank" }, count: 5 });
    expect(found.rows[0]).toEqual({
      date: "2024-01-05",
      text: "Kort",
      amount: 10_50,
      balance: 110_50,
      objects: [],
      line: LINES.indexOf('#TRANS 1930 {} 10.50 "" "Kort"') + 1,
      import: imported!.id,
      program: "Prov 2.0",
      voucher: {
        series: "A",
        number: "1",
        date: "2024-01-05",
        text: "Dagskassa",
        line: LINES.indexOf('#VER A 1 20240105 "Dagskassa"') + 1,
      },
    });
    expect(found.rows.map(({ line }) => LINES[line - 1]!.slice(0, 13))).toEqual(Array<string>(5).fill("#TRANS 1930 {"));
  });

  it("go on from the balance before the days asked for, at any day", async () => {
    expect(balances(await get("1930", "?startDate=2024-01-31&endDate=2024-02-29"))).toEqual([
      106.5, 107.5, 109.5, 129.5, 129.5,
    ]);
    expect(balances(await get("1930", "?startDate=2024-02-01&endDate=2024-02-28"))).toEqual([109.5, 109.5]);
    expect(balances(await get("1930", "?endDate=2024-01-09"))).toEqual([100, 110.5, 110.5]);
    expect(balances(await get("3010", "?startDate=2024-02-01"))).toEqual([-13.5, -33.5, -33.5]);
    expect((await get("1930", "?startDate=2023-05-01")).period.start).toBe("2024-01-01T00:00:00");
  });

  it("come page by page, the balance going on from page to page", async () => {
    const whole = await get("1930");
    for (const limit of [1, 2, 3]) {
      const pages: AccountVouchers["rows"] = [];
      for (let offset = 0; offset < whole.count; offset += limit) {
        const page = await get("1930", `?limit=${limit}&offset=${offset}`);
        expect([page.count, page.opening, page.rows.length <= limit]).toEqual([5, 100_00, true]);
        pages.push(...page.rows);
      }
      expect(pages).toEqual(whole.rows);
    }
    expect((await get("1930", "?offset=99")).rows).toEqual([]);
  });

  it("are of one object on request", async () => {
    expect(balances(await get("1930", "?dimensionId=1_A"))).toEqual([0, -4, -4]);
    expect((await get("3010", "?dimensionId=1_A")).rows.map(({ objects }) => objects)).toEqual([["1_A"]]);
    expect(balances(await get("1930", "?dimensionId=1_A&startDate=2024-01-11"))).toEqual([-4, -4]);
  });

  it("go on with those of a file that was added", async () => {
    const companyId = await app.make.company("home");
    await importText(companyId, TEXT);
    const vouchers = [{ date: "20240201", amount: 5, text: "Lön" }];
    await importText(companyId, sieText({ withoutBalances: true, vouchers }));
    const path = `/Api/v2/Company/${companyId}/FiscalYear/2024-01-01/Account/1930/Voucher?startDate=2024-02-01&limit=1`;
    expect((await app.as("director").get(path)).body).toMatchObject({
      rows: [{ amount: 5_00, balance: 114_50, program: "Prov 1.0", voucher: { text: "Lön" } }],
    });
  });

  it("are an empty list when it has none", async () => {
    expect(await get("9999")).toMatchObject({ opening: 0, closing: 0, count: 0, rows: [] });
  });
});

describe("a request", () => {
  it.each([
    ["?startDate=2024-02-01&endDate=2024-01-01", "is after"],
    ["?startDate=2025-02-01", "expected days of the fiscal year, 2024-01-01 to 2024-12-31"],
    ["?endDate=2023-12-31", "expected days of the fiscal year"],
    ["?limit=0", "limit"],
    ["?limit=1001", "limit"],
    ["?offset=-1", "offset"],
    ["?dimensionId=1_Z", 'no object "1_Z"'],
  ])("is refused as invalid: %s", async (query, message) => {
    const response = await app.as("director").get(`${year}/Account/1930/Voucher${query}`);
    expect(response.status).toBe(400);
    expect((response.body as { message: string }).message).toContain(message);
  });

  it("finds no account that the year does not have, and no company that the user may not see", async () => {
    expect((await app.as("director").get(`${year}/Account/193/Voucher`)).status).toBe(404);
    expect((await app.as("stranger").get(`${year}/Account/1930/Voucher`)).status).toBe(404);
  });

  it.each(ROLES)("is answered for the role %s", async (role) => {
    expect((await app.as(people.userOf[role]).get(`${year}/Account/1930/Voucher`)).status).toBe(200);
  });
});
