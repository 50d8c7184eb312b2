import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountVouchersSchema } from "@/contract/statements/account-vouchers";
import type { DimensionObject } from "@/contract/statements/dimension-object";
import { keyFigureTraceSchema } from "@/contract/figures/key-figure-trace";
import { reconciliationSchema } from "@/contract/statements/reconciliation";
import { statementSchema, type StatementAccount, type StatementLine } from "@/contract/statements/statement";
import { yearAccountListSchema } from "@/contract/statements/year-account";
import { makePeople, type People } from "../../testing/people";
import { TestApp } from "../../testing/test-app";

/** The lines of a voucher of 0.05 kronor, debit on the first account, with an object, and credit on the second. */
const voucher = (day: string, ...accounts: [debit: string, credit: string]) => [
  `#VER A "" ${day}`,
  "{",
  `#TRANS ${accounts[0]} {1 A} 0.05`,
  `#TRANS ${accounts[1]} {} -0.05`,
  "}",
];

/** Files that are unusual, or contradict the format or themselves, each with its type, fiscal year and records. */
const FILES: Record<string, [type: 1 | 2 | 3 | 4, start: string, end: string, lines: string[]]> = {
  "balances that run to a day before the year": [
    2,
    "20240101",
    "20241231",
    ["#OMFATTN 19800101", "#IB 0 1930 5", "#UB 0 1930 7", "#RES 0 3010 -2", "#PSALDO 0 202402 1930 {} 2"],
  ],
  "balances that run to a day after the year": [
    3,
    "20240101",
    "20241231",
    ["#OMFATTN 20991231", "#UB 0 1930 7", "#RES 0 3010 -7", "#PSALDO 0 202407 3010 {} -7"],
  ],
  "accounts of the classes 0 and 9": [
    4,
    "20240101",
    "20241231",
    [
      "#IB 0 0100 3",
      "#IB 0 9999 -3",
      "#UB 0 0100 4",
      "#RES 0 9999 -4",
      "#KTYP 9999 K",
      ...voucher("20240115", "0100", "9999"),
      ...voucher("20240215", "9010", "123456"),
    ],
  ],
  "months of the classes 0 and 9": [
    3,
    "20240101",
    "20241231",
    ["#RES 0 9999 -4", "#UB 0 0100 4", "#PSALDO 0 202401 9999 {} -4", "#PSALDO 0 202402 0100 {} 3"],
  ],
  "a year of one day": [
    4,
    "20240229",
    "20240229",
    ["#IB 0 1930 1", "#UB 0 1930 1.05", ...voucher("20240229", "1930", "3010")],
  ],
  "a year of one day with balances": [1, "20240229", "20240229", ["#UB 0 1930 1", "#RES 0 3010 -1"]],
  "no amount at all": [3, "20240101", "20241231", ['#KONTO 1930 "Bank"']],
  "no amount at all, of type 1": [1, "20240101", "20241231", ['#KONTO 1930 "Bank"']],
  "a closing balance that its voucher contradicts": [
    4,
    "20240101",
    "20241231",
    ["#UB 0 1930 9", ...voucher("20240301", "1930", "3010")],
  ],
  "a year of 18 months that begins and ends inside one": [
    4,
    "20240115",
    "20250714",
    ["#UB 0 1930 0.10", ...voucher("20240115", "1930", "3010"), ...voucher("20250714", "1930", "3010")],
  ],
  "the first year there is": [4, "00010101", "00011231", ["#UB 0 1930 0.05", ...voucher("00010115", "1930", "3010")]],
  "the last year there is": [4, "99990101", "99991231", ["#UB 0 1930 0.05", ...voucher("99991215", "1930", "3010")]],
  "vouchers on either side of the year": [
    4,
    "20240101",
    "20241231",
    [
      "#UB 0 1930 0.15",
      ...voucher("20231231", "1930", "3010"),
      ...voucher("20240101", "1930", "3010"),
      ...voucher("20250101", "1930", "3010"),
    ],
  ],
  "months of an object only": [
    3,
    "20240101",
    "20241231",
    ["#PSALDO 0 202403 3010 {1 A} -2", "#PSALDO 0 202403 1930 {1 A} 2", "#UB 0 1930 2", "#RES 0 3010 -2"],
  ],
  "months that neither #UB nor #RES knows": [
    3,
    "20240101",
    "20241231",
    ["#PSALDO 0 202403 3010 {} -2", "#PSALDO 0 202404 3010 {} 1", "#UB 0 1930 2", "#RES 0 5010 -2"],
  ],
  "a budget and nothing else": [
    3,
    "20240101",
    "20241231",
    // The second record has month and account in the wrong order.
    ["#PBUDGET 0 202403 3010 {} -2", "#PBUDGET 0 3010 202403 {} 1"],
  ],
  "a year before that is this year": [
    4,
    "20240101",
    "20241231",
    ["#RAR -1 20240101 20241231", "#UB -1 1930 5", "#RES -1 3010 -5", ...voucher("20240101", "1930", "3010")],
  ],
  "a year before with closing balances only": [
    1,
    "20240101",
    "20241231",
    ["#RAR -1 20230101 20231231", "#UB -1 1930 5", "#UB -1 2081 -4", "#UB 0 1930 2"],
  ],
};

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
});
afterAll(() => app.stop());

const rowsOf = (line: StatementLine): (StatementLine | StatementAccount)[] => [
  line,
  ...line.lines.flatMap(rowsOf),
  ...line.accounts,
];

describe("a file with", () => {
  it.each(Object.keys(FILES))("%s is answered for statements, vouchers and figures, without -0", async (name) => {
    const [type, start, end, lines] = FILES[name]!;
    const companyId = await app.make.company(people.agencyId);
    const head = ["#FLAGGA 0", "#PROGRAM Test 1.0", "#FORMAT PC8", "#GEN 20250101", `#SIETYP ${type}`, "#FNAMN Test"];
    const data = [...head, `#RAR 0 ${start} ${end}`, ...lines, ""].join("\r\n");
    const client = app.as("director");
    const imported = await client.put("/Api/v2/SieImport/home", { companyId, data });
    expect(imported).toMatchObject({ status: 200, body: { success: true } });
    const company = `/Api/v2/Company/${companyId}`;
    const [fiscalYear] = (await client.get(`${company}/FiscalYear`)).body as { id: string }[];
    const year = `${company}/FiscalYear/${fiscalYear!.id}`;
    const get = async (path: string) => {
      const response = await client.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.text).not.toMatch(/-0(?:\.0)?[,\]}]/);
      return response.body;
    };
    const objects = (await get(`${year}/DimensionObject`)) as DimensionObject[];
    for (const query of ["", ...objects.map(({ id }) => `?dimensionId=${id}`)]) {
      const { incomeStatement, balanceSheet, columns, bookedColumns } = statementSchema.parse(
        await get(`${year}/Statement${query}`),
      );
      expect(bookedColumns).toBeGreaterThan(0);
      for (const { amounts } of [...incomeStatement, ...balanceSheet].flatMap(rowsOf)) {
        expect(amounts.length).toBe(columns.length);
        expect(amounts.slice(bookedColumns).every((amount) => amount === null)).toBe(true);
      }
    }
    reconciliationSchema.parse(await get(`${year}/Reconciliation`));
    for (const { number } of yearAccountListSchema.parse(await get(`${year}/Account`))) {
      const { closing, rows } = accountVouchersSchema.parse(await get(`${year}/Account/${number}/Voucher`));
      expect([number, rows.at(-1)?.balance ?? closing]).toEqual([number, closing]);
    }
    await get(`${company}/KeyFigureValue?resolution=month`);
    for (const id of ["CashFlow", "ReturnOnEquity"]) {
      keyFigureTraceSchema.parse(await get(`${company}/KeyFigureValue/${id}/Trace`));
    }
  });
});
