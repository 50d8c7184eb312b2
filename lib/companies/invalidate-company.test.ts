import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { refreshCharts, standardChartsQueries } from "@/lib/charts-of-accounts/standard-charts";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { figuresQueries } from "@/lib/figures/queries";
import { chartsOfAccountsQuery } from "@/lib/fiscal-years/queries";
import { findingsQueries } from "@/lib/findings/queries";
import { formulasQueries } from "@/lib/formulas/queries";
import { monthsQueries } from "@/lib/months/queries";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { reportsQueries } from "@/lib/reports/queries";
import { statementsQueries } from "@/lib/statements/queries";
import { targetsQueries } from "@/lib/targets/queries";
import { standardTargetsQueries } from "@/lib/targets/standard-targets";
import { textsQueries } from "@/lib/texts/queries";
import { invalidateCompany, invalidateFigures, invalidateKinds, type SharedKind } from "./invalidate-company";

const KEYS: Record<SharedKind, readonly unknown[]> = {
  catalogue: catalogueQueries.list("c").queryKey,
  "charts-of-accounts": chartsOfAccountsQuery("c").queryKey,
  findings: findingsQueries.all("a"),
  formulas: formulasQueries.all("c"),
  figures: figuresQueries.all("c"),
  months: monthsQueries.list("a", null).queryKey,
  portfolio: portfolioQueries.all(),
  reports: reportsQueries.all("c"),
  "standard-charts": standardChartsQueries.all("c"),
  "standard-targets": standardTargetsQueries.all("c"),
  "standard-texts": textsQueries.all("c"),
  statements: statementsQueries.all("c"),
  targets: targetsQueries.list("c").queryKey,
};

const OF_ALL_CLIENTS = [KEYS.findings, KEYS.months, KEYS.portfolio];

/** Returns which keys a call marks as stale, of those above and one of another company. */
function staleAfter(invalidate: (queryClient: QueryClient) => Promise<unknown>): unknown[] {
  const queryClient = new QueryClient();
  for (const key of [...Object.values(KEYS), figuresQueries.all("other")]) queryClient.setQueryData(key, {});
  void invalidate(queryClient);
  const cached = queryClient.getQueryCache().getAll();
  return cached.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey);
}

describe("the queries that a change marks as stale", () => {
  it.each(Object.keys(KEYS) as SharedKind[])("include those of the kind %s", (kind) => {
    expect(staleAfter((queryClient) => invalidateKinds(queryClient, kind))).toContainEqual(KEYS[kind]);
  });

  it("are all of a company and all about all clients, but none of another company", () => {
    const ofCompany = Object.values(KEYS).filter((key) => key.includes("c"));
    expect(ofCompany).toHaveLength(10);
    const stale = staleAfter((queryClient) => invalidateCompany(queryClient, "c"));
    expect(new Set(stale)).toEqual(new Set([...ofCompany, ...OF_ALL_CLIENTS]));
  });

  it("are those with a company's key figures, its reports and lists of all clients too, when a value is typed", () => {
    const stale = staleAfter((queryClient) => invalidateFigures(queryClient, "c"));
    expect(new Set(stale)).toEqual(new Set([KEYS.figures, KEYS.reports, ...OF_ALL_CLIENTS]));
  });

  it("are all that depend on charts of accounts, of all companies, when a chart of the agency is changed", () => {
    const stale = staleAfter((queryClient) => refreshCharts(queryClient, { agencyId: "a", companyTypeId: null }));
    const ofCompanies = [KEYS.figures, figuresQueries.all("other"), KEYS.statements, KEYS.reports];
    const charts = [KEYS["charts-of-accounts"], KEYS["standard-charts"]];
    expect(new Set(stale)).toEqual(new Set([...ofCompanies, ...charts, ...OF_ALL_CLIENTS]));
  });
});
