import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROLES } from "@/contract/permissions";
import { voucherListSchema, voucherSchema, voucherSourceSchema, type Voucher } from "@/contract/vouchers";
import { makePeople, type People } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";

let app: TestApp;
let people: People;
let company: string;
let year: string;
let importId: string;

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
  "#ENHET 3010 st",
  "#IB 0 1930 100.00",
  '#DIM 1 "Kostnadsställe"',
  '#OBJEKT 1 A "Norr"',
  '#VER A 1 20240105 "Dagskassa" 20240107 Eva',
  "{",
  '#TRANS 1930 {} 10.50 "" "Kort"',
  "#TRANS 3010 {1 A} -10.50 20240105 Varor 3",
  "}",
  '#VER B "" 20240331 "Hyra"',
  "{",
  "#TRANS 1930 {} -4.00",
  "#BTRANS 5010 {} 7.00",
  "#RTRANS 5010 {1 A} 4.00",
  "#TRANS 5010 {1 A} 4.00",
  "}",
  '#VER A 2 20240131 ""',
  "{",
  "#TRANS 1930 {} 1.00",
  "#TRANS 1930 {} 2.00",
  "#TRANS 3010 {} -3.00",
  "}",
  '#VER A 3 20240301 "Åhléns, tom"',
  "{",
  "}",
];
const lineOf = (begin: string) => LINES.findIndex((line) => line.startsWith(begin)) + 1;

const importFile = async (data: string) =>
  (await app.as("director").put("/Api/v2/SieImport/home", { companyId: people.companyId, data })).body;

async function list(query = "") {
  const response = await app.as("director").get(`${year}/Voucher${query}`);
  expect(response).toMatchObject({ status: 200 });
  return voucherListSchema.parse(response.body);
}

async function voucher(line: number, from = importId): Promise<Voucher> {
  const response = await app.as("director").get(`${company}/SieImport/${from}/Voucher/${line}`);
  expect(response).toMatchObject({ status: 200 });
  return voucherSchema.parse(response.body);
}

const namesOf = ({ vouchers }: Awaited<ReturnType<typeof list>>) =>
  vouchers.map(({ series, number }) => `${series}${number}`);

beforeAll(async () => {
  app = await TestApp.start();
  people = await makePeople(app);
  company = `/Api/v2/Company/${people.companyId}`;
  year = `${company}/FiscalYear/2024-01-01`;
  const sent = await importFile(`${LINES.join("\r\n")}\r\n`);
  expect(sent).toMatchObject({ success: true, errors: [] });
  importId = ((await app.as("director").get(`${company}/SieImport`)).body as { id: string }[])[0]!.id;
});
afterAll(() => app.stop());

describe("the vouchers of a fiscal year", () => {
  it("are listed by date with their accounts, also those without rows", async () => {
    const all = await list();
    expect([namesOf(all), all.count]).toEqual([["A1", "A2", "A3", "B"], 4]);
    expect(all.vouchers[0]).toEqual({
      import: importId,
      line: lineOf("#VER A 1"),
      series: "A",
      number: "1",
      date: "2024-01-05",
      text: "Dagskassa",
      debit: 10_50,
      accounts: ["1930", "3010"],
    });
    expect(all.vouchers[1]).toMatchObject({ debit: 3_00, accounts: ["1930", "3010"] });
    expect(all.vouchers[2]).toMatchObject({ debit: 0, accounts: [] });
    expect(all.vouchers[3]).toMatchObject({ debit: 4_00, accounts: ["1930", "5010"] });
  });

  it.each([
    ["?account=1930", ["A1", "A2", "B"]],
    ["?account=1930&counterAccount=3010", ["A1", "A2"]],
    ["?account=5010&counterAccount=3010", []],
    ["?account=4711", []],
    ["?text=dags", ["A1"]],
    ["?text=KORT", ["A1"]],
    [`?text=${encodeURIComponent("Åhléns")}`, ["A3"]],
    ["?text=a%202", ["A2"]],
    ["?text=a2", ["A2"]],
    ["?text=1%20dags", []],
    ["?text=hyra&account=3010", []],
    ["?startDate=2024-01-06&endDate=2024-03-01", ["A2", "A3"]],
    ["?startDate=2023-01-01&endDate=2026-01-01", ["A1", "A2", "A3", "B"]],
  ])("are narrowed by %s", async (query, found) => {
    const some = await list(query);
    expect([namesOf(some), some.count]).toEqual([found, found.length]);
  });

  it("come page by page", async () => {
    const page = await list("?limit=1&offset=2&account=1930");
    expect([namesOf(page), page.count]).toEqual([["B"], 3]);
  });

  it.each(["?startDate=2024-02-01&endDate=2024-01-01", "?limit=0", "?offset=x", "?startDate=2024-02-30"])(
    "refuse %s",
    async (query) => {
      expect((await app.as("director").get(`${year}/Voucher${query}`)).status).toBe(400);
    },
  );
});

describe("a voucher", () => {
  it("is whole, with names of accounts and objects, and its neighbours in the order of the file", async () => {
    expect(await voucher(lineOf("#VER A 1"))).toEqual({
      import: importId,
      line: lineOf("#VER A 1"),
      series: "A",
      number: "1",
      date: "2024-01-05",
      text: "Dagskassa",
      debit: 10_50,
      registered: "2024-01-07",
      signature: "Eva",
      program: "Prov 2.0",
      fiscalYear: { id: expect.any(String), start: "2024-01-01T00:00:00", end: "2024-12-31T23:59:59" },
      importedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      rows: [
        {
          line: lineOf("#TRANS 1930 {} 10.50"),
          kind: "TRANS",
          account: { number: "1930", name: "Bank" },
          amount: 10_50,
          date: "2024-01-05",
          text: "Kort",
          signature: "",
          objects: [],
        },
        {
          line: lineOf("#TRANS 3010 {1 A} -10.50"),
          kind: "TRANS",
          account: { number: "3010", name: "Varor" },
          amount: -10_50,
          date: "2024-01-05",
          text: "Varor",
          quantity: 3,
          unit: "st",
          signature: "",
          objects: [{ id: "1_A", name: "Norr" }],
        },
      ],
      next: { import: importId, line: lineOf("#VER B") },
    });
  });

  it("has the rows of corrections and the rows that count", async () => {
    const { rows, debit, previous, next } = await voucher(lineOf("#VER B"));
    expect(rows.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      "TRANS -400",
      "BTRANS 700",
      "RTRANS 400",
      "TRANS 400",
    ]);
    expect(debit).toBe(4_00);
    expect([previous?.line, next?.line]).toEqual([lineOf("#VER A 1"), lineOf("#VER A 2")]);
  });

  it("may have no rows, and has no next one if it is the last", async () => {
    const last = await voucher(lineOf("#VER A 3"));
    expect([last.rows, last.next, last.previous?.line]).toEqual([[], undefined, lineOf("#VER A 2")]);
  });

  it("is shown as it stands in the file", async () => {
    const line = lineOf("#VER B");
    const { body } = await app.as("director").get(`${company}/SieImport/${importId}/Voucher/${line}/Source`);
    expect(voucherSourceSchema.parse(body)).toEqual({ firstLine: line, lines: LINES.slice(line - 1, line + 6) });
  });

  it("has neighbours in files that were added, and goes when its file is replaced", async () => {
    const added = sieText({ withoutBalances: true, vouchers: [{ date: "20240201", amount: 5, text: "Lön" }] });
    expect(await importFile(added)).toMatchObject({ success: true });
    const { next } = await voucher(lineOf("#VER A 3"));
    expect(await voucher(next!.line, next!.import)).toMatchObject({ text: "Lön", program: "Prov 1.0" });
    const back = (await voucher(next!.line, next!.import)).previous;
    expect(back).toEqual({ import: importId, line: lineOf("#VER A 3") });
    await importFile(`${LINES.join("\r\n").replace("Dagskassa", "Kassa")}\r\n`);
    const path = `${company}/SieImport/${importId}/Voucher/${lineOf("#VER A 1")}`;
    expect((await app.as("director").get(path)).status).toBe(404);
    expect((await app.as("director").get(`${path}/Source`)).status).toBe(404);
    const { vouchers } = await list("?text=kassa");
    expect(vouchers.map(({ series, number, text }) => [series, number, text])).toEqual([["A", "1", "Kassa"]]);
    expect((await list("?text=lön")).vouchers).toEqual([]);
  });

  it.each(["0", "2", "x", "999999999"])("is not found on line %s", async (line) => {
    const [{ id }] = (await app.as("director").get(`${company}/SieImport`)).body as [{ id: string }];
    expect((await app.as("director").get(`${company}/SieImport/${id}/Voucher/${line}`)).status).toBe(404);
  });
});

it.each(ROLES)("%s reads the vouchers of their company, but not by the address of another company", async (role) => {
  const client = app.as(people.userOf[role]);
  const { vouchers } = (await client.get(`${year}/Voucher`)).body as { vouchers: { import: string; line: number }[] };
  const { import: id, line } = vouchers[0]!;
  expect((await client.get(`${company}/SieImport/${id}/Voucher/${line}`)).status).toBe(200);
  const other = await app.make.company("home");
  const foreign = `/Api/v2/Company/${other}/SieImport/${id}/Voucher/${line}`;
  expect((await client.get(foreign)).status).toBe(404);
});
