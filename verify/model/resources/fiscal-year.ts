import { byCodePoints } from "../canonical";
import { demand, refuse } from "../refused";
import type { HandlerInput, Resources } from "../request";
import { requireCompanyAccess, requireItemAccess } from "../rights";
import { must, readChanges, readCurrency, text } from "../shapes";
import type { Company, FiscalYear, Json, World } from "../world";

export const fiscalYears: Resources = {
  "Company/:companyId/FiscalYear": { GET: list },
  "Company/:companyId/FiscalYear/:fiscalYearId": { GET: get, PUT: update, DELETE: remove },
};

const midnight = (day: string) => `${day}T00:00:00`;

function toFiscalYear(year: FiscalYear): Json {
  return {
    id: year.id,
    start: midnight(year.start),
    end: midnight(year.end),
    chartOfAccountsId: year.chartOfAccountsId,
    currency: year.currency,
    lastLedgerDate: midnight(year.lastLedgerDate),
    activePeriodLastUpdate: year.activePeriodLastUpdate,
  };
}

export function yearsOf(world: World, company: Company): FiscalYear[] {
  return world.years
    .filter((year) => year.companyId === company.id)
    .sort((one, other) => byCodePoints(one.start, other.start));
}

export function findYear(world: World, company: Company, id: string): FiscalYear {
  return world.years.find((year) => year.companyId === company.id && year.id === id) ?? refuse(404);
}

function list({ world, user, params: [companyId] }: HandlerInput): Json[] {
  return yearsOf(world, requireCompanyAccess(world, user, companyId!, "readYears")).map(toFiscalYear);
}

function get({ world, user, params: [companyId, id] }: HandlerInput): Json {
  return toFiscalYear(findYear(world, requireCompanyAccess(world, user, companyId!, "readYears"), id!));
}

function update({ world, user, params: [companyId, id], body, match }: HandlerInput): Json {
  const year = requireItemAccess(world, user, companyId!, "writeYears", (company) => findYear(world, company, id!));
  const changes = readChanges(body(), { chartOfAccountsId: must(text()), currency: must(readCurrency) });
  // No sequence makes a chart of accounts, so the built-in one is all there is.
  demand((changes.chartOfAccountsId ?? "EUBAS97") === "EUBAS97", 400);
  match(toFiscalYear(year));
  Object.assign(year, changes);
  return toFiscalYear(year);
}

function remove({ world, user, params: [companyId, id], match }: HandlerInput): null {
  const year = requireItemAccess(world, user, companyId!, "writeYears", (company) => findYear(world, company, id!));
  match(toFiscalYear(year));
  world.years = world.years.filter((other) => other !== year);
  return null;
}
