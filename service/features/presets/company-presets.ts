import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { KeyFigurePresetCreate } from "@/contract/presets";
import { CompanyStandards, inheritedParts, type InheritedParts } from "../standards/company-standards";
import { builtInLayer } from "../standards/standard-owner";
import { presetKind } from "./preset-kind";

/** The company's own and inherited presets as the database returns them. */
export interface PresetParts extends InheritedParts {
  rows: [id: string, name: string, description: string | null, keyFigureTypes: string[], isOwn: boolean][] | null;
}

/**
 * The {@link PresetParts} of a company as JSON text, to include in a statement.
 * @param presetId limits the result to one preset; all when omitted
 */
export function presetPartsAsText(companyId: Placeholder | string, presetId?: Placeholder): SQL<string> {
  return sql<string>`json_build_object(
    'rows', (select json_agg(json_build_array(p.id, p.name, p.description, p.key_figure_types, p.is_own))
      from key_figure_preset p where p.company_id = ${companyId}${presetId ? sql` and p.id = ${presetId}` : sql``}),
    ${inheritedParts(presetKind.kind, companyId, presetId)})::text`;
}

/** The presets that apply to a company, and those that it would have without any of its own. */
export class CompanyPresets extends CompanyStandards<KeyFigurePresetCreate> {
  constructor(parts: PresetParts) {
    super(presetKind, parts, ownPresets(parts));
  }

  static ofText(text: string): CompanyPresets {
    return new CompanyPresets(JSON.parse(text) as PresetParts);
  }
}

function ownPresets({ rows }: PresetParts): Map<string, KeyFigurePresetCreate | null> {
  const builtIn = builtInLayer(presetKind);
  const company = new Map<string, KeyFigurePresetCreate | null>();
  // A company is created with all standard presets, so a missing one was deleted.
  for (const id of builtIn.keys()) company.set(id, null);
  for (const [id, name, description, keyFigureTypes, isOwn] of rows ?? []) {
    const preset = { id, name, ...(description !== null && { description }), keyFigureTypes };
    // A row not marked as own is the built-in preset, unless it differs: then it is older than the mark (ADR 0082), or
    // the built-in preset has changed since (ADR 0020), and it counts as the company's own.
    const standard = builtIn.get(id);
    if (!isOwn && standard && presetKind.isSame(standard, preset)) company.delete(id);
    else company.set(id, preset);
  }
  return company;
}
