// On both databases: rows go by COPY, which each driver does in its own way.
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SieImportResult } from "@/contract/imports/sie-import";
import { fiscalYear, voucher, voucherRow } from "../../platform/db/schema";
import { readSie } from "../../books/sie/read";
import { sieText } from "../../testing/sie-text";
import { tablesWithRowsOf } from "../../testing/stored";
import { TestApp } from "../../testing/test-app";
import { idsOfObjects } from "./select-objects";

/** Texts that could be misread on their way into the database. */
const TEXTS = ["", "\\N", "\\.", "C:\\new\\table", 'Plåt \\"8\\" tum', "a{b},c", "Åäö €", "😀", "x".repeat(300)];

function manyVouchers(count: number): string {
  const lines = [sieText({ vouchers: [] }).trimEnd(), '#OBJEKT 1 "å,1" x', '#OBJEKT 6 "P\\"2" x'];
  for (let i = 0; i < count; i++) {
    const day = `2025${String((i % 12) + 1).padStart(2, "0")}${String((i % 28) + 1).padStart(2, "0")}`;
    const text = TEXTS[i % TEXTS.length]!;
    lines.push(`#VER "${text}" ${i % 3 === 0 ? '""' : i} ${day} "${text}" ${i % 2 === 0 ? day : '""'} "sign ${i % 4}"`);
    lines.push("{", `#TRANS 1930 {1 "å,1"} ${i}.05 ${day} "${text}" ${i % 5 === 0 ? `-${i}.25` : '""'} "s ${i % 3}"`);
    lines.push(`#BTRANS 3001 {} 1`, `#RTRANS 3001 {6 "P\\"2" 1 "å,1"} -${i}.05`, `#TRANS 3001 {} -${i}.05`, "}");
  }
  return lines.join("\n");
}

describe("vouchers of a file", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    await app.make.agency("home");
    await app.make.user("AgencyDirector", { userName: "director", agencyId: "home" });
  });
  afterAll(() => app.stop());

  async function importToNewCompany(text: string): Promise<string> {
    const companyId = await app.make.company("home");
    const response = await app.as("director").put("/Api/v2/SieImport/home", { companyId, data: text });
    expect((response.body as SieImportResult).errors).toEqual([]);
    return companyId;
  }

  it("are stored as the reader reads them", { tags: "long" }, async () => {
    const text = manyVouchers(2_000);
    const companyId = await importToNewCompany(text);
    const { db } = app.database;
    const vouchers = await db
      .select()
      .from(voucher)
      .where(eq(voucher.companyId, companyId))
      .orderBy(asc(voucher.ordinal));
    const rows = await db
      .select()
      .from(voucherRow)
      .where(eq(voucherRow.companyId, companyId))
      .orderBy(asc(voucherRow.voucherOrdinal), asc(voucherRow.ordinal));
    const read = [...readSie(text).vouchers];
    expect(
      vouchers.map(({ series, number, date, text: voucherText, registered, signature: sign, line: lineNo }) => ({
        series,
        number,
        date,
        text: voucherText,
        registered,
        sign,
        lineNo,
      })),
    ).toEqual(read.map(({ rows: _, addedRows: __, struckRows: ___, ...head }) => head));
    const all = read.flatMap(({ rows: counted, addedRows, struckRows }, voucherOrdinal) =>
      [
        ...counted.map((row) => ({ ...row, kind: "TRANS" })),
        ...addedRows.map((row) => ({ ...row, kind: "RTRANS" })),
        ...struckRows.map((row) => ({ ...row, kind: "BTRANS" })),
      ]
        .sort((a, b) => a.lineNo - b.lineNo)
        .map(({ objects, sign: signature, lineNo: line, ...row }) => ({
          ...row,
          voucherOrdinal,
          fileSequence: 0,
          signature,
          line,
          objects: idsOfObjects(objects),
        })),
    );
    expect(rows.map(({ companyId: _, fiscalYearId: __, ordinal: ___, ...row }) => row)).toEqual(all);
    expect(rows).toHaveLength(8_000);
  });

  it("are deleted with their fiscal year and with their company", async () => {
    const companyId = await importToNewCompany(manyVouchers(5));
    const other = await importToNewCompany(manyVouchers(5));
    const { db } = app.database;
    const [year] = await db.select().from(fiscalYear).where(eq(fiscalYear.companyId, companyId));
    const count = (of: string) => db.$count(voucherRow, eq(voucherRow.companyId, of));
    expect(await count(companyId)).toBe(20);
    const response = await app.as("director").delete(`/Api/v2/Company/${companyId}/FiscalYear/${year!.id}`);
    expect(response.status).toBe(200);
    const left = await tablesWithRowsOf(db, companyId);
    expect(left).not.toContain("voucher_block");
    expect(await count(other)).toBe(20);
    expect((await app.as("director").delete(`/Api/v2/Agency/home/Company/${other}`)).status).toBe(200);
    expect(await tablesWithRowsOf(db, other)).toEqual([]);
  });
});
