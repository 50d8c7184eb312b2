import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { KeyFigurePresetCreate } from "@/contract/presets";
import type { Db } from "../../platform/db/database";
import { company, hiddenStandard, keyFigurePreset, standard } from "../../platform/db/schema";
import { CompanyPresets, type PresetParts } from "./company-presets";
import { presetKind } from "./preset-kind";

export interface InheritedPreset {
  preset: KeyFigurePresetCreate;
  companies: { id: string; name: string }[];
}

/**
 * The presets of an agency and its company types that some visible company inherits, with all companies that do.
 * @param visible the condition for the agency's companies that the caller may see
 */
export async function findInheritingCompanies(
  db: Db,
  agencyId: string,
  visible: SQL | undefined,
): Promise<InheritedPreset[]> {
  const standards = await db
    .select({ companyTypeId: standard.companyTypeId, id: standard.id, content: standard.content })
    .from(standard)
    .where(and(eq(standard.agencyId, agencyId), eq(standard.kind, presetKind.kind)));
  if (standards.length === 0) return [];
  const ids = [...new Set(standards.map(({ id }) => id))];
  const companies = await db
    .select({ id: company.id, name: company.name, companyTypeId: company.companyTypeId })
    .from(company)
    .where(visible);
  // Presets under other ids come from no agency or type, so it makes no difference that they seem to be deleted.
  const rows = await db
    .select({ row: keyFigurePreset })
    .from(keyFigurePreset)
    .innerJoin(company, eq(company.id, keyFigurePreset.companyId))
    .where(and(visible, inArray(keyFigurePreset.id, ids)));
  const hidden = await db
    .select({ companyId: hiddenStandard.companyId, id: hiddenStandard.id })
    .from(hiddenStandard)
    .innerJoin(company, eq(company.id, hiddenStandard.companyId))
    .where(and(visible, eq(hiddenStandard.kind, presetKind.kind)));
  const parts = new Map<string, AllParts>(companies.map(({ id }) => [id, { rows: [], hidden: [], standards: [] }]));
  for (const { row } of rows) {
    parts.get(row.companyId)?.rows.push([row.id, row.name, row.description, row.keyFigureTypes, row.isOwn]);
  }
  for (const { companyId, id } of hidden) parts.get(companyId)?.hidden.push(id);
  const found = new Map<object, InheritedPreset>();
  for (const { id, name, companyTypeId } of companies) {
    const levels = standards.filter((each) => each.companyTypeId === "" || each.companyTypeId === companyTypeId);
    const ofCompany = levels.map((each): AllParts["standards"][number] => [each.companyTypeId, each.id, each.content]);
    for (const { value, level } of new CompanyPresets({ ...parts.get(id)!, standards: ofCompany }).effective.values()) {
      if (level !== "agency" && level !== "companyType") continue;
      // The companies share one object per standard, so it can be the key.
      const entry = found.get(value) ?? { preset: value, companies: [] };
      entry.companies.push({ id, name });
      found.set(value, entry);
    }
  }
  return [...found.values()];
}

type AllParts = { [Part in keyof PresetParts]: NonNullable<PresetParts[Part]> };
