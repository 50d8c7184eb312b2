import { and, countDistinct, desc, eq, min, ne, not, or, sql } from "drizzle-orm";
import { MAX_AGENCY_PRESETS, type AgencyPreset } from "@/contract/presets";
import { standardPresets } from "../../figures/standard-presets";
import { company, keyFigurePreset } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { byCodePoint } from "../standards/standard-kind";
import { findInheritingCompanies, type InheritedPreset } from "./find-inheriting-companies";

/**
 * The presets of the agency's companies that the caller may see, own or inherited, grouped by name and key figures, in
 * order of the name. Unchanged standard presets, `VisibleKeyFigures` and presets without key figures are left out.
 * Above the limit, the most common ones are listed.
 */
export async function listAgencyPresets(context: RequestContext, agencyId: string): Promise<AgencyPreset[]> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const visible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  const { id, name, keyFigureTypes } = keyFigurePreset;
  const standard = standardPresets().map((preset) => ({
    preset,
    isNamed: and(eq(id, preset.id), eq(name, preset.name)),
  }));
  const isUnchanged = or(
    ...standard.map(({ preset, isNamed }) => and(isNamed, eq(keyFigureTypes, preset.keyFigureTypes))),
  )!;
  const inherited = await findInheritingCompanies(context.db, agencyId, visible);
  const isInherited = or(
    ...inherited.map(({ preset }) => and(eq(name, preset.name), eq(keyFigureTypes, preset.keyFigureTypes))),
  );
  const rows = await context.db
    .select({
      name,
      keyFigureTypes,
      standardId: sql<string | null>`min(${id}) filter (where ${or(...standard.map(({ isNamed }) => isNamed))})`,
      // A company can have two presets of one name with the same key figures.
      companyIds: sql<string[]>`array_agg(distinct ${company.id})`,
      companyName: min(company.name),
    })
    .from(keyFigurePreset)
    .innerJoin(company, eq(company.id, keyFigurePreset.companyId))
    .where(
      and(
        visible,
        not(isUnchanged),
        // This preset contains all key figures that a company shows, so it is not offered as a choice.
        ne(id, "VisibleKeyFigures"),
        sql`cardinality(${keyFigureTypes}) > 0`,
      ),
    )
    .groupBy(name, keyFigureTypes)
    // Presets that other companies inherit come first, so that the limit does not cut them: the companies that inherit
    // them are added to their counts below.
    .orderBy(
      ...(isInherited ? [desc(isInherited)] : []),
      desc(countDistinct(company.id)),
      sql`${name} collate "C"`,
      keyFigureTypes,
    )
    .limit(MAX_AGENCY_PRESETS + inherited.length);
  return withInherited(rows, inherited)
    .map(({ name, keyFigureTypes, standardId, companyIds, companyName }) => ({
      name,
      keyFigureTypes,
      companies: companyIds.length,
      ...(standardId !== null && { standardId }),
      ...(companyIds.length === 1 && { companyName: companyName! }),
    }))
    .sort((one, other) => byCodePoint(one.name, other.name));
}

interface SharedPreset {
  name: string;
  keyFigureTypes: string[];
  standardId: string | null;
  companyIds: readonly string[];
  companyName: string | null;
}

/** Adds the companies that inherit a preset to those that have an equal one of their own; each counts once. */
function withInherited(rows: readonly SharedPreset[], inherited: readonly InheritedPreset[]): SharedPreset[] {
  const keyOf = ({ name, keyFigureTypes }: { name: string; keyFigureTypes: string[] }) =>
    JSON.stringify([name, keyFigureTypes]);
  const byKey = new Map(rows.map((row) => [keyOf(row), { ...row }]));
  for (const { preset, companies } of inherited) {
    const { id, name, keyFigureTypes } = preset;
    if (id === "VisibleKeyFigures" || keyFigureTypes.length === 0) continue;
    const builtIn = standardPresets().find((each) => each.id === id && each.name === name);
    if (builtIn && builtIn.keyFigureTypes.join() === keyFigureTypes.join()) continue;
    const standardId = builtIn ? id : null;
    const row = byKey.get(keyOf(preset)) ?? { name, keyFigureTypes, standardId, companyIds: [], companyName: null };
    const companyIds = [...new Set([...row.companyIds, ...companies.map((one) => one.id)])];
    byKey.set(keyOf(preset), { ...row, companyIds, companyName: row.companyName ?? companies[0]!.name });
  }
  return [...byKey.values()]
    .sort((one, other) => other.companyIds.length - one.companyIds.length || byCodePoint(keyOf(one), keyOf(other)))
    .slice(0, MAX_AGENCY_PRESETS);
}
