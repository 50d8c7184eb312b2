import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { KeyFigurePresetCreate } from "@/contract/presets";
import { resolveInherited, resolveStandards, type Resolved } from "../standards/resolve-standards";
import { layersOf, programLayer } from "../standards/standard-owner";
import { presetKind } from "./preset-kind";

/** All that a company's presets are made of, as it comes from the database. */
export interface PresetParts {
  rows: [id: string, name: string, description: string | null, keyFigureTypes: string[], isOwn: boolean][] | null;
  hidden: string[] | null;
  standards: [companyTypeId: string, id: string, content: object | null][] | null;
}

/**
 * The {@link PresetParts} of a company as JSON text, to include in a statement.
 * @param presetId the only preset that is asked for; all without
 */
export function presetPartsAsText(companyId: Placeholder | string, presetId?: Placeholder): SQL<string> {
  const only = (column: string) => (presetId ? sql` and ${sql.raw(column)} = ${presetId}` : sql``);
  return sql<string>`json_build_object(
    'rows', (select json_agg(json_build_array(p.id, p.name, p.description, p.key_figure_types, p.is_own))
      from key_figure_preset p where p.company_id = ${companyId}${only("p.id")}),
    'hidden', (select json_agg(h.id) from hidden_standard h
      where h.company_id = ${companyId} and h.kind = 'KeyFigurePreset'${only("h.id")}),
    'standards', (select json_agg(json_build_array(s.company_type_id, s.id, s.content))
      from company c join standard s
        on s.agency_id = c.agency_id and s.company_type_id in ('', coalesce(c.company_type_id, ''))
      where c.id = ${companyId} and s.kind = 'KeyFigurePreset'${only("s.id")}))::text`;
}

/** The presets that hold for a company, and those that it would have if it said nothing itself, by id. */
export class CompanyPresets {
  readonly held: ReadonlyMap<string, Resolved<KeyFigurePresetCreate>>;
  readonly inherited: ReadonlyMap<string, Resolved<KeyFigurePresetCreate>>;
  readonly hidden: ReadonlySet<string>;

  constructor({ rows, hidden, standards }: PresetParts) {
    this.hidden = new Set(hidden);
    const program = programLayer(presetKind);
    const company = new Map<string, KeyFigurePresetCreate | null>();
    // A company was made with all standard presets: one that is not there was deleted.
    for (const id of program.keys()) company.set(id, null);
    for (const id of this.hidden) company.set(id, null);
    for (const [id, name, description, keyFigureTypes, isOwn] of rows ?? []) {
      const preset = { id, name, ...(description !== null && { description }), keyFigureTypes };
      const standard = program.get(id);
      if (!isOwn && standard && presetKind.isSame(standard, preset)) company.delete(id);
      else company.set(id, preset);
    }
    const levels = (standards ?? []).map(([companyTypeId, id, content]) => ({ companyTypeId, id, content }));
    const layers = { program, ...layersOf<KeyFigurePresetCreate>(levels), company };
    this.held = resolveStandards(layers);
    this.inherited = resolveInherited(layers, "company");
  }

  static ofText(text: string): CompanyPresets {
    return new CompanyPresets(JSON.parse(text) as PresetParts);
  }
}
