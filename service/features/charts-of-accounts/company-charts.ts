import { and, eq, inArray, sql } from "drizzle-orm";
import type { ChartOfAccountsCreate } from "@/contract/charts-of-accounts/chart-of-accounts";
import { parseWire, writeWire } from "@/contract/wire";
import type { Db } from "../../platform/db/database";
import { lockStandards } from "../../platform/db/locks";
import { chartOfAccounts, company, hiddenStandard } from "../../platform/db/schema";
import { CompanyStandards, inheritedParts, type InheritedParts } from "../standards/company-standards";
import { deviationFor, type Resolved } from "../standards/resolve-standards";
import { chartKind } from "./chart-kind";

/** The charts that apply to a company, and those that it would inherit without changes; not the built-in one. */
export class CompanyCharts extends CompanyStandards<ChartOfAccountsCreate> {
  constructor(rows: readonly { content: string }[], parts: InheritedParts) {
    super(
      chartKind,
      parts,
      new Map(rows.map(readChart).map((chart): [string, ChartOfAccountsCreate] => [chart.id, chart])),
    );
  }
}

function readChart({ content }: { content: string }): ChartOfAccountsCreate {
  return parseWire(content) as ChartOfAccountsCreate;
}

/** @param ids limits the result to these charts; absent for all */
export async function readCompanyCharts(db: Db, companyId: string, ids?: readonly string[]): Promise<CompanyCharts> {
  const rows = await db
    .select()
    .from(chartOfAccounts)
    .where(and(eq(chartOfAccounts.companyId, companyId), ids && inArray(chartOfAccounts.id, [...ids])));
  const parts = sql<InheritedParts>`json_build_object(${inheritedParts(chartKind.kind, companyId, ids)})`;
  const [inherited] = await db.select({ parts }).from(company).where(eq(company.id, companyId));
  return new CompanyCharts(rows, inherited?.parts ?? { hidden: null, standards: null });
}

/** Like {@link readCompanyCharts}, but first locks the standards of the company's agency until the transaction ends. */
export async function lockCompanyCharts(tx: Db, companyId: string, ids?: readonly string[]): Promise<CompanyCharts> {
  const [owner] = await tx.select({ agencyId: company.agencyId }).from(company).where(eq(company.id, companyId));
  if (owner && owner.agencyId !== null) await lockStandards(tx, owner.agencyId, "read");
  return readCompanyCharts(tx, companyId, ids);
}

/**
 * Stores a company's chart or, for null, deletes it and hides an inherited one; returns the chart that then applies. A
 * chart equal to the inherited one is not stored, so that the company follows the agency. The transaction must have
 * locked the company and its charts.
 */
export async function storeChart(
  tx: Db,
  companyId: string,
  { inherited, hidden }: CompanyCharts,
  id: string,
  wanted: ChartOfAccountsCreate | null,
): Promise<Resolved<ChartOfAccountsCreate> | null> {
  const inheritedValue = inherited.get(id);
  const deviation = deviationFor(inheritedValue?.value, wanted, chartKind.isSame);
  if (hidden.has(id)) {
    await tx
      .delete(hiddenStandard)
      .where(
        and(
          eq(hiddenStandard.companyId, companyId),
          eq(hiddenStandard.kind, chartKind.kind),
          eq(hiddenStandard.id, id),
        ),
      );
  }
  if (deviation.state === "set") {
    const content = writeWire(deviation.value);
    await tx
      .insert(chartOfAccounts)
      .values({ companyId, id, content })
      .onConflictDoUpdate({ target: [chartOfAccounts.companyId, chartOfAccounts.id], set: { content } });
    return { value: deviation.value, level: "company" };
  }
  await tx.delete(chartOfAccounts).where(and(eq(chartOfAccounts.companyId, companyId), eq(chartOfAccounts.id, id)));
  if (deviation.state === "hidden") await tx.insert(hiddenStandard).values({ companyId, kind: chartKind.kind, id });
  return wanted === null ? null : inheritedValue!;
}
