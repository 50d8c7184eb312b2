import { sql } from "drizzle-orm";
import { sieText } from "@/service/testing/sie-text";
import type { TestApp } from "@/service/testing/test-app";

/**
 * Makes the agency "large" with `count` companies that have figures of three fiscal years: those of one company are
 * computed by an import and copied to all others.
 * @returns the agency and the company of the import
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
      amount: 1_000 + month * 77 + year,
    }));
    const data = sieText({ businessIdentityCode: "1", start: `${year}0101`, end: `${year}1231`, vouchers });
    const { body } = await app.as(importer).put("/Api/v2/SieImport/large", { companyId, data });
    if (!(body as { success: boolean }).success) throw new Error(JSON.stringify(body));
  }
  for (const [table, columns] of [
    ["stored_figures", "revision, version, booked_through, currency, agreement, imported_at, imported_by"],
    ["stored_periods", "resolution, first_days, last_days, booked_through"],
    ["stored_values", "resolution, key_figure_id, value_list, years_before, targets, budgets"],
  ] as const) {
    await db.execute(
      sql.raw(`insert into ${table} (company_id, ${columns})
        select company.id, ${columns.replaceAll(/\w+/g, "t.$&")}
        from ${table} t, company where t.company_id = '${companyId}' and company.id <> '${companyId}'`),
    );
  }
  await db.execute(sql`analyze`);
  return { agencyId, companyId };
}
