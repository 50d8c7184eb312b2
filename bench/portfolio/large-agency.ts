import { getTableColumns, sql, type AnyColumn } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { company, storedFigures, storedPeriods, storedValues } from "@/service/platform/db/schema";
import { sieText } from "@/service/testing/sie-text";
import type { TestApp } from "@/service/testing/test-app";

/**
 * Makes the agency "large" with `count` companies and one more. The director "importer" imports books of three fiscal
 * years into the latter, and its stored figures are copied to the others.
 * @returns the agency and the company with the imported books
 */
export async function fillLargeAgency(app: TestApp, count: number): Promise<{ agencyId: string; companyId: string }> {
  const agencyId = await app.make.agency("large");
  const importer = await app.make.user("AgencyDirector", { userName: "importer", agencyId });
  await app.make.companies(agencyId, count);
  const { db } = app.database;
  const companyId = await app.make.company(agencyId, { name: "Template" });
  for (const year of [2023, 2024, 2025]) {
    const vouchers = Array.from({ length: 12 }, (_, month) => ({
      date: `${year}${String(month + 1).padStart(2, "0")}10`,
      // Another amount in each month of the three years.
      amount: 1_000 + month * 77 + year,
    }));
    const data = sieText({ start: `${year}0101`, end: `${year}1231`, vouchers });
    const { body } = await app.as(importer).put("/Api/v2/SieImport/large", { companyId, data });
    if (!(body as { success: boolean }).success) throw new Error(JSON.stringify(body));
  }
  for (const table of [storedFigures, storedPeriods, storedValues]) {
    const columns = columnsOf(table).filter(({ name }) => name !== "company_id");
    const copied = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await db.execute(sql`insert into ${table} (company_id, ${copied})
      select ${company.id}, ${sql.join(columns, sql`, `)} from ${table}, ${company}
      where ${table.companyId} = ${companyId} and ${company.id} <> ${companyId}`);
  }
  // PostgreSQL would plan without statistics of the new rows until its own analysis, which comes later.
  await db.execute(sql`analyze`);
  return { agencyId, companyId };
}

function columnsOf(table: PgTable): AnyColumn[] {
  return Object.values(getTableColumns(table));
}
