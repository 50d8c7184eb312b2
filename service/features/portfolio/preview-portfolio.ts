import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { FIRST_SCREEN, MAX_WHOLE_LIST, type PortfolioPreview } from "@/contract/portfolio";
import type { Db } from "../../platform/db/database";
import { company } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../platform/request-context";
import { companyColumns, toCompany } from "../companies/company-row";
import { PORTFOLIO_QUERY, readValues, selectionOf } from "./list-agency-key-figure-values";
import { readStatuses } from "./list-company-statuses";

const { keyFigures, keyFigurePresetId, resolution, period } = PORTFOLIO_QUERY;

const PREVIEW_QUERY = { keyFigures, keyFigurePresetId, resolution, period };

/**
 * Everything that the page of all clients needs at first, in one response: all companies that the caller may see, or,
 * with more than MAX_WHOLE_LIST, the first FIRST_SCREEN by name. Values are left out when the query names neither key
 * figures nor a preset.
 */
export async function previewPortfolio(
  context: RequestContext,
  agencyId: string,
  query: ReadQuery,
): Promise<PortfolioPreview> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const input = query(PREVIEW_QUERY);
  const visible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  const hasValues = input.keyFigures !== undefined || input.keyFigurePresetId !== undefined;
  const selection = hasValues ? await selectionOf(context, visible, input) : null;
  return context.db.transaction(
    async (tx) => {
      const names = await readNames(tx, visible);
      const count = names.length > MAX_WHOLE_LIST ? FIRST_SCREEN : names.length;
      const ids = firstByName(names, count, context.language).map(([id]) => id);
      const shown = and(visible, inArray(company.id, ids));
      const companies = (await tx.select(companyColumns).from(company).where(shown)).map(toCompany);
      const place = new Map(ids.map((id, i) => [id, i]));
      return {
        total: names.length,
        companies: companies.toSorted((one, other) => place.get(one.id)! - place.get(other.id)!),
        ...(selection && { values: await readValues(tx, shown, selection) }),
        statuses: await readStatuses(tx, agencyId, shown),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

type Named = readonly [id: string, name: string];

/** Reads all names as one JSON value, since the driver is slow with a row per company. */
async function readNames(tx: Db, visible: SQL | undefined): Promise<Named[]> {
  const [row] = await tx
    .select({ names: sql<Named[] | null>`json_agg(json_build_array(${company.id}, ${company.name}))` })
    .from(company)
    .where(visible);
  return row?.names ?? [];
}

/** The first `count` names in the order of the language, equal ones by id, without sorting all of them. */
function firstByName(names: readonly Named[], count: number, language: string): Named[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const compare = (one: Named, other: Named) => collator.compare(one[1], other[1]) || (one[0] < other[0] ? -1 : 1);
  const first: Named[] = [];
  for (const each of names) {
    let low = 0;
    let high = first.length;
    if (high === count && compare(each, first[count - 1]!) > 0) continue;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(each, first[middle]!) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, each);
    if (first.length > count) first.pop();
  }
  return first;
}
