import { and, count, desc, eq, min, ne, not, or, sql } from "drizzle-orm";
import { MAX_AGENCY_PRESETS, type AgencyPreset } from "@/contract/presets";
import { standardPresets } from "../../figures/standard-presets";
import { company, keyFigurePreset } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";

/**
 * The presets of the agency's companies that the caller may see, each once for all companies that have it under the
 * same name with the same key figures; standard ones only as companies have changed them. Where there are more than the
 * limit, those that most companies share; by name.
 */
export async function listAgencyPresets(context: RequestContext, agencyId: string): Promise<AgencyPreset[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const { id, name, keyFigureTypes } = keyFigurePreset;
  const standard = standardPresets().map((preset) => ({
    preset,
    isNamed: and(eq(id, preset.id), eq(name, preset.name)),
  }));
  const isUnchanged = or(
    ...standard.map(({ preset, isNamed }) => and(isNamed, eq(keyFigureTypes, preset.keyFigureTypes))),
  )!;
  const rows = await context.db
    .select({
      name,
      keyFigureTypes,
      standardId: sql<string | null>`min(${id}) filter (where ${or(...standard.map(({ isNamed }) => isNamed))})`,
      companies: count(),
      companyName: min(company.name),
    })
    .from(keyFigurePreset)
    .innerJoin(company, eq(company.id, keyFigurePreset.companyId))
    .where(
      and(
        ...[eq(company.agencyId, agencyId), visibleCompanies(context), not(isUnchanged)],
        // The one of all key figures that a company shows is none to choose from.
        ne(id, "VisibleKeyFigures"),
        sql`cardinality(${keyFigureTypes}) > 0`,
      ),
    )
    .groupBy(name, keyFigureTypes)
    .orderBy(desc(count()), sql`${name} collate "C"`, keyFigureTypes)
    .limit(MAX_AGENCY_PRESETS);
  return rows
    .map(({ standardId, companyName, ...preset }) => ({
      ...preset,
      ...(standardId !== null && { standardId }),
      ...(preset.companies === 1 && { companyName: companyName! }),
    }))
    .sort((one, other) => Buffer.compare(Buffer.from(one.name), Buffer.from(other.name)));
}
