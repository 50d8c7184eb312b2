import { and, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { endOfMonth, type CalendarDay } from "@/contract/calendar";
import { calendarMonth } from "@/contract/dates";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { presetId } from "@/contract/ids";
import { periodOfDays } from "@/contract/period";
import { queryNumber } from "@/contract/query-number";
import { PORTFOLIO_RESOLUTIONS, type PortfolioResolution } from "@/contract/figures/resolutions";
import {
  keyFigureIds,
  MAX_HISTORY,
  type AgencyKeyFigureValues,
  type CompanyKeyFigureValues,
  type KeyFigureFormat,
} from "@/contract/portfolio";
import { keyFigureCatalogue } from "../../figures/catalogue";
import { standardPresets } from "../../figures/standard-presets";
import type { Db } from "../../platform/db/database";
import { hashOfRows } from "../../platform/db/hash-rows";
import { rowsOf } from "../../platform/db/statements";
import { company, fiscalYear, storedFigures, storedPeriods, storedValues } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { mapYielding } from "../../platform/jobs/yielding";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../platform/request-context";
import { Versioned } from "../../platform/versioned";
import { readOwnKeyFigures } from "./read-own-key-figures";
import { FIGURES_REVISION } from "./figures-revision";

export const PORTFOLIO_QUERY = {
  keyFigures: keyFigureIds.optional(),
  keyFigurePresetId: presetId.optional(),
  resolution: z
    .enum(PORTFOLIO_RESOLUTIONS, { message: `expected one of ${PORTFOLIO_RESOLUTIONS.join(", ")}` })
    .optional(),
  period: calendarMonth.optional(),
  history: queryNumber(0, MAX_HISTORY).optional(),
};

/** The key figures and periods that a query selects. */
export interface Selection {
  keyFigures: KeyFigure[];
  /** Formats by company id, only for companies that format any of the key figures differently. */
  formats: Record<string, (KeyFigureFormat | null)[]>;
  resolution: PortfolioResolution;
  /** The last day of the requested month; null for each company's latest period. */
  day: CalendarDay | null;
  /** Number of periods in the histories; 0 for no histories. */
  history: number;
}

/**
 * Stored values (ADR 0073) of the agency's companies that the caller may see, by company name: of the key figures in
 * the query, of a standard preset, or else of the preset Overview.
 */
export async function listAgencyKeyFigureValues(
  context: RequestContext,
  agencyId: string,
  query: ReadQuery,
): Promise<Versioned> {
  await requireAgencyAccess(context, agencyId, "agency.read");
  const visible = and(eq(company.agencyId, agencyId), visibleCompanies(context));
  const selection = await selectionOf(context, visible, query(PORTFOLIO_QUERY));
  const versionOf = (hash: string) => JSON.stringify([context.user.userName, agencyId, selection, hash]);
  const read = () =>
    context.db.transaction(
      async (tx) => {
        const hash = await readHash(tx, visible);
        return { version: versionOf(hash), value: await readValues(tx, visible, selection) };
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
  return new Versioned(versionOf(await readHash(context.db, visible)), read);
}

/**
 * @throws HttpError (invalid) for a key figure that neither the catalogue nor a visible company has, for a preset that
 * is not a standard one, and for a query with both key figures and a preset
 */
export async function selectionOf(
  context: RequestContext,
  visible: SQL | undefined,
  query: z.output<z.ZodObject<typeof PORTFOLIO_QUERY>>,
): Promise<Selection> {
  const { keyFigures: ids, keyFigurePresetId, resolution = "ytd", period, history = 0 } = query;
  if (ids && keyFigurePresetId !== undefined) invalid("keyFigurePresetId cannot stand beside keyFigures");
  const found = await findKeyFigures(context, visible, ids ?? idsOfPreset(keyFigurePresetId ?? "Overview"));
  const day = period === undefined ? null : endOfMonth(`${period}-01`);
  return { ...found, resolution, day, history };
}

function idsOfPreset(id: string): readonly string[] {
  const preset = standardPresets().find((standard) => standard.id === id);
  return preset?.keyFigureTypes ?? invalid(`keyFigurePresetId: ${quote(id)} is no standard preset`);
}

/** The key figures with these ids, in this order, from the catalogue or the companies' own. */
async function findKeyFigures(
  context: RequestContext,
  visible: SQL | undefined,
  ids: readonly string[],
): Promise<Pick<Selection, "keyFigures" | "formats">> {
  const standard = new Map(keyFigureCatalogue(context.language).map((keyFigure) => [keyFigure.id, keyFigure]));
  const notStandard = ids.filter((id) => !standard.has(id));
  const own = await readOwnKeyFigures(context, visible, notStandard);
  const keyFigures = ids.map(
    (id) =>
      standard.get(id) ?? own.get(id)?.keyFigure ?? invalid(`keyFigures: no company has the key figure ${quote(id)}`),
  );
  const formats: Selection["formats"] = {};
  for (const [index, { id, valueType, decimals }] of keyFigures.entries()) {
    for (const { companyId, ...format } of own.get(id)?.formats ?? []) {
      if (format.valueType === valueType && format.decimals === decimals) continue;
      (formats[companyId] ??= keyFigures.map(() => null))[index] = format;
    }
  }
  return { keyFigures, formats };
}

/** A hash that changes with the set of visible companies, their names and their stored figures. */
async function readHash(db: Db, visible: SQL | undefined): Promise<string> {
  const row = sql`(${company.id}, ${company.name}, ${storedFigures.version}, ${storedFigures.revision})`;
  const [result] = await db
    .select({ hash: hashOfRows(row) })
    .from(company)
    .leftJoin(storedFigures, eq(storedFigures.companyId, company.id))
    .where(visible);
  return result!.hash;
}

interface StoredRow {
  id: string;
  pending: boolean;
  currency: string | null;
  first: string | null;
  last: string | null;
  bookedThrough: string | null;
  /** A line for each key figure that has values: its index, value, year before, target, budget and history. */
  lines: string | null;
}

/**
 * Reads one row per company with its values as one text, since the driver is slow with a row per value. The first of
 * the periods that contain the day counts, since those of `ytd` and `rolling12` overlap. The inner select starts from
 * the stored figures, so that a Citus cluster reads them on the nodes where they are (ADR 0062).
 */
export async function readValues(
  tx: Db,
  visible: SQL | undefined,
  { keyFigures, formats, resolution, day, history }: Selection,
): Promise<AgencyKeyFigureValues> {
  const ids = keyFigures.map(({ id }) => id);
  const place =
    day === null
      ? sql`select cardinality(p.last_days) as place`
      : sql`select min(n) as place from generate_subscripts(p.last_days, 1) n
          where p.last_days[n] >= ${day}::date and p.first_days[n] <= ${day}::date`;
  // The stored currency is that of the latest period; an earlier period may be of a fiscal year in another currency.
  const currency =
    day === null
      ? sql`${storedFigures.currency}`
      : sql`coalesce((select (array_agg(y.currency order by y.first_day desc))[1] from ${fiscalYear} y
          where y.company_id = ${storedFigures.companyId} and y.first_day <= p.last_days[period.place]),
          ${storedFigures.currency})`;
  const cell = (list: string) => sql`coalesce(${sql.raw(list)}[period.place]::text, '')`;
  const past =
    history === 0
      ? sql``
      : sql`, array_to_string(v.value_list[greatest(period.place - ${history - 1}, 1) : period.place], ' ', '-')`;
  const rows = rowsOf<StoredRow>(
    await tx.execute(sql`
      select ${company.id} as id, stored.currency, stored.first, stored.last, stored."bookedThrough", stored.lines,
        coalesce(stored.is_outdated, ${company.id} in (
          select y.company_id from ${fiscalYear} y join ${company} on ${company.id} = y.company_id
          where ${visible})) as pending
      from ${company} left join (
        select ${storedFigures.companyId} as company_id, ${currency} as currency, figures.lines,
          ${storedFigures.revision} <> ${FIGURES_REVISION} as is_outdated,
          p.first_days[period.place]::text as first, p.last_days[period.place]::text as last,
          p.booked_through[period.place]::text as "bookedThrough"
        from ${storedFigures} join ${company} on ${company.id} = ${storedFigures.companyId}
        left join ${storedPeriods} p on p.company_id = ${storedFigures.companyId} and p.resolution = ${resolution}
        left join lateral (${place}) period on true
        left join lateral (
          select string_agg(concat_ws(',', array_position(${sql.param(ids)}::text[], v.key_figure_id) - 1,
            ${cell("v.value_list")}, ${cell("v.years_before")}, ${cell("v.targets")}, ${cell("v.budgets")}${past}), ';') as lines
          from ${storedValues} v where v.company_id = ${storedFigures.companyId} and v.resolution = ${resolution}
            and v.key_figure_id = any(${sql.param(ids)}::text[]) and period.place is not null
        ) figures on true
        where ${visible}
      ) stored on stored.company_id = ${company.id}
      where ${visible} order by ${company.name} collate "C", ${company.id} collate "C"`),
  );
  return {
    keyFigures,
    resolution,
    pending: rows.reduce((count, { pending }) => count + Number(pending), 0),
    companies: await mapYielding(rows, (row) => toCompanyValues(row, ids.length, history > 0, formats[row.id])),
  };
}

function toCompanyValues(
  row: StoredRow,
  figureCount: number,
  hasHistory: boolean,
  formats: Selection["formats"][string] | undefined,
): CompanyKeyFigureValues {
  const { id: companyId, first, last, bookedThrough, currency, lines } = row;
  if (first === null || last === null) return { companyId };
  const nulls = () => new Array<number | null>(figureCount).fill(null);
  const lists = { values: nulls(), yearsBefore: nulls(), targets: nulls(), budgets: nulls() };
  const histories = Array.from({ length: figureCount }, (): (number | null)[] => []);
  for (const line of lines?.split(";") ?? []) {
    const [index = "", value = "", before = "", target = "", budget = "", history = ""] = line.split(",");
    const figure = Number(index);
    lists.values[figure] = number(value);
    lists.yearsBefore[figure] = number(before);
    lists.targets[figure] = number(target);
    lists.budgets[figure] = number(budget);
    if (history !== "") histories[figure] = history.split(" ").map(number);
  }
  return {
    companyId,
    period: periodOfDays(first, last),
    ...(bookedThrough !== null && { bookedThrough }),
    ...(currency !== null && { currency }),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.some((value) => value !== null))),
    ...(formats && { formats }),
    ...(hasHistory && { histories }),
  };
}

/** Parses a double of PostgreSQL, which JavaScript reads exactly; an empty text and `-` are null. */
function number(text: string): number | null {
  return text === "" || text === "-" ? null : Number(text);
}

function invalid(message: string): never {
  throw new HttpError("invalid", `The query is not valid: ${message}.`);
}
