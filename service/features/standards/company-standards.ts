import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { StandardKind } from "@/contract/standards";
import { resolveInherited, resolveStandards, type Layer, type Resolved } from "./resolve-standards";
import type { StandardDefinition } from "./standard-kind";
import { layersOf, builtInLayer } from "./standard-owner";

/** The standards that a company inherits and the ids that it hides, as the database returns them. */
export interface InheritedParts {
  hidden: string[] | null;
  /** The type's id is empty for the agency's own standards; null content hides an inherited standard. */
  standards: [companyTypeId: string, id: string, content: object | null][] | null;
}

/**
 * The members of {@link InheritedParts}, to include in a `json_build_object`.
 * @param wanted limits both members to one id or a list of ids; all when omitted
 */
export function inheritedParts(
  kind: StandardKind,
  companyId: Placeholder | string,
  wanted?: Placeholder | readonly string[],
): SQL {
  const only = (column: string) => {
    if (!wanted) return sql``;
    const isWanted = Array.isArray(wanted) ? sql`= any(${sql.param(wanted)}::text[])` : sql`= ${wanted}`;
    return sql` and ${sql.raw(column)} ${isWanted}`;
  };
  // Safe as raw SQL, because it is one of STANDARD_KINDS.
  const ofKind = sql.raw(`'${kind}'`);
  return sql`
    'hidden', (select json_agg(h.id order by h.id) from hidden_standard h
      where h.company_id = ${companyId} and h.kind = ${ofKind}${only("h.id")}),
    'standards', (select json_agg(json_build_array(s.company_type_id, s.id, s.content) order by s.company_type_id, s.id)
      from company c join standard s
        on s.agency_id = c.agency_id and s.company_type_id in ('', coalesce(c.company_type_id, ''))
      where c.id = ${companyId} and s.kind = ${ofKind}${only("s.id")})`;
}

/** The standards of one kind that apply to a company, and those that it would have without any of its own. */
export class CompanyStandards<T extends { id: string }> {
  /** The standards that apply, by id: the company's own, and inherited ones that it does not hide. */
  readonly effective: ReadonlyMap<string, Resolved<T>>;
  readonly inherited: ReadonlyMap<string, Resolved<T>>;
  readonly hidden: ReadonlySet<string>;

  /** @param company the company's own contents; null hides a built-in one, also when `hidden` lacks its id */
  constructor(
    private readonly kind: StandardDefinition<T>,
    { hidden, standards }: InheritedParts,
    company: Layer<T>,
  ) {
    this.hidden = new Set(hidden);
    const levels = (standards ?? []).map(([companyTypeId, id, content]) => ({ companyTypeId, id, content }));
    const layers = {
      builtIn: builtInLayer(kind),
      ...layersOf<T>(levels),
      company: new Map([...Array.from(this.hidden, (id): [string, null] => [id, null]), ...company]),
    };
    this.effective = resolveStandards(layers);
    this.inherited = resolveInherited(layers, "company");
  }

  /** The standards that apply, in the kind's order. */
  get list(): Resolved<T>[] {
    return this.inOrder(this.effective);
  }

  get inheritedList(): Resolved<T>[] {
    return this.inOrder(this.inherited);
  }

  private inOrder(standards: ReadonlyMap<string, Resolved<T>>): Resolved<T>[] {
    return [...standards.values()].sort((one, other) => this.kind.compare(one.value, other.value));
  }
}
