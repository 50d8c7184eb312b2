import { eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import { periodOfDays } from "@/contract/period";
import type { Db } from "../../platform/db/database";
import { company, keyFigureTarget } from "../../platform/db/schema";
import { CompanyStandards, inheritedParts, type InheritedParts } from "../standards/company-standards";
import { targetContent, targetKind, type TargetContent } from "./target-kind";

interface TargetParts extends InheritedParts {
  rows: [keyFigureType: string, firstDay: string, lastDay: string, value: string][] | null;
}

/** SQL for the company's own and inherited targets as JSON text, for {@link CompanyTargets.ofText}. */
export function targetPartsAsText(companyId: Placeholder | string): SQL<string> {
  const { keyFigureType, firstDay, lastDay, value } = keyFigureTarget;
  // Values as text, since JSON has no NaN and no infinities. Ordered, since the text is part of a version.
  return sql<string>`json_build_object(
    'rows', (select json_agg(json_build_array(${keyFigureType}, ${firstDay}, ${lastDay}, ${value}::text)
      order by ${keyFigureType}, ${firstDay}, ${lastDay})
      from ${keyFigureTarget} where ${keyFigureTarget.companyId} = ${companyId}),
    ${inheritedParts(targetKind.kind, companyId)})::text`;
}

/** The targets that apply to a company, and those that it would have without any of its own. */
export class CompanyTargets extends CompanyStandards<TargetContent> {
  constructor(rows: readonly TargetContent[], parts: InheritedParts) {
    super(targetKind, parts, new Map(rows.map((content) => [content.id, content])));
  }

  static ofText(text: string): CompanyTargets {
    const { rows, ...parts } = JSON.parse(text) as TargetParts;
    const contents = (rows ?? []).map(([keyFigureType, firstDay, lastDay, value]) =>
      targetContent(keyFigureType, periodOfDays(firstDay, lastDay), Number(value)),
    );
    return new CompanyTargets(contents, parts);
  }
}

/** Reads all targets of the company in one statement, so that own and inherited ones are those of one moment. */
export async function readCompanyTargets(db: Db, companyId: string): Promise<CompanyTargets> {
  const [row] = await db
    .select({ text: targetPartsAsText(companyId) })
    .from(company)
    .where(eq(company.id, companyId));
  return row ? CompanyTargets.ofText(row.text) : new CompanyTargets([], { hidden: null, standards: null });
}

export function toContent(row: typeof keyFigureTarget.$inferSelect): TargetContent {
  return targetContent(row.keyFigureType, periodOfDays(row.firstDay, row.lastDay), row.value);
}
