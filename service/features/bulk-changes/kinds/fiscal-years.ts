import { asc } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { BulkCause } from "@/contract/bulk-changes/bulk-change";
import type { YearScope } from "@/contract/bulk-changes/bulk-change-states";
import { periodOfDays } from "@/contract/period";
import { EUBAS97 } from "../../../figures/eubas97";
import type { Db } from "../../../platform/db/database";
import { fiscalYear } from "../../../platform/db/schema";
import { quote } from "../../../platform/http-error";
import type { CompanyRow } from "../../../platform/policies/connected-company";
import type { RequestContext } from "../../../platform/request-context";
import { companiesWithChart } from "../../charts-of-accounts/companies-with-chart";
import { updateFiscalYear } from "../../fiscal-years/update-fiscal-year";
import { bodyOf, isOfCompanies, type StateOrCause, type KindOf, type Step } from "../kind-of-change";

/** A fiscal year; `value` is its chart of accounts or its currency. */
interface ChangedYear {
  id: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  value: string;
}
type State = ChangedYear[];
type Member = "chartOfAccountsId" | "currency";

export const chartOfAccountsKind: KindOf<"chartOfAccounts", State> = {
  action: "fiscalYear.write",
  async read({ db }, companies, { chartOfAccountsId, years }, stateAfter) {
    const found = await readYears(db, companies, "chartOfAccountsId", years, stateAfter);
    if (stateAfter !== undefined || chartOfAccountsId === EUBAS97) return found;
    const companiesHaving = await companiesWithChart(db, companies, chartOfAccountsId);
    const explanation = `The company has no chart of accounts ${quote(chartOfAccountsId)}.`;
    for (const [id, one] of found) {
      if ("state" in one && !companiesHaving.has(id)) found.set(id, { cause: { code: "noChart", explanation } });
    }
    return found;
  },
  wanted: (state, { chartOfAccountsId }) => state.map((year) => ({ ...year, value: chartOfAccountsId })),
  write: (context, _, step) => writeYears(context, step, "chartOfAccountsId"),
  differences,
};

export const currencyKind: KindOf<"currency", State> = {
  action: "fiscalYear.write",
  read: ({ db }, companies, { years }, stateAfter) => readYears(db, companies, "currency", years, stateAfter),
  wanted: (state, { currency }) => state.map((year) => ({ ...year, value: currency })),
  write: (context, _, step) => writeYears(context, step, "currency"),
  differences,
};

const NO_YEAR: BulkCause = { code: "noFiscalYear", explanation: "The company has no fiscal year." };

async function readYears(
  db: Db,
  companies: readonly CompanyRow[],
  member: Member,
  which: YearScope,
  stateAfter: State | undefined,
): Promise<Map<string, StateOrCause<State>>> {
  const { id, firstDay, lastDay } = fiscalYear;
  const rows = await db
    .select({ companyId: fiscalYear.companyId, id, firstDay, lastDay, value: fiscalYear[member] })
    .from(fiscalYear)
    .where(isOfCompanies(fiscalYear.companyId, companies))
    .orderBy(asc(firstDay), asc(id));
  const byCompany = new Map<string, State>();
  for (const { companyId, ...year } of rows) byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), year]);
  const ids = stateAfter && new Set(stateAfter.map((year) => year.id));
  return new Map(
    companies.map(({ id: companyId }): [string, StateOrCause<State>] => {
      const years = byCompany.get(companyId) ?? [];
      if (ids) return [companyId, { state: years.filter((year) => ids.has(year.id)) }];
      if (years.length === 0) return [companyId, { cause: NO_YEAR }];
      return [companyId, { state: which === "latest" ? years.slice(-1) : years }];
    }),
  );
}

async function writeYears(
  context: RequestContext,
  { companyId, before, after }: Step<State>,
  member: Member,
): Promise<State> {
  for (const [i, { id, value }] of after.entries()) {
    if (value !== before[i]!.value) await updateFiscalYear(context, companyId, id, bodyOf({ [member]: value }));
  }
  return after;
}

function differences(before: State, after: State) {
  return after.flatMap(({ firstDay, lastDay, value }, i) => {
    const previous = before[i]!.value;
    return previous === value ? [] : [{ period: periodOfDays(firstDay, lastDay), before: previous, after: value }];
  });
}
