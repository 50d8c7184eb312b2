import type { Page } from "@playwright/test";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { Company } from "@/contract/companies/company";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { callApi, makeCompany, newCompanyNumber, sieHeader } from "./api";
import { importText } from "./monthly-books";

/** The year 2024 with sales on 3010 and 3810, and two accounts that no group of the standard chart has. */
function books(company: Company): string {
  return [
    ...sieHeader(company, 2024),
    '#KONTO 1930 "Bank"',
    '#KONTO 3010 "Varor"',
    '#KONTO 3810 "Uthyrning"',
    '#KONTO 9010 "Projekt"',
    '#KONTO 9020 "Utan belopp"',
    "#IB 0 1930 0",
    "#UB 0 1930 1470",
    "#RES 0 3010 -1000",
    "#RES 0 3810 -500",
    "#RES 0 9010 30",
    '#VER A 1 20240115 "Faktura"',
    "{",
    "#TRANS 1930 {} 1470",
    "#TRANS 3010 {} -1000",
    "#TRANS 3810 {} -500",
    "#TRANS 9010 {} 30",
    "}",
    "",
  ].join("\r\n");
}

/** Makes a company of the demo's agency with those books. Its `path` is one of the API, for {@link callApi}. */
export async function companyWithBooks(
  page: Page,
  name: string,
): Promise<{ company: Company; path: string; yearId: string }> {
  const company = await makeCompany(page, `${name} ${newCompanyNumber()} AB`);
  await importText(page, company, books(company));
  const path = `/Company/${encodeURIComponent(company.id)}`;
  const [year] = await callApi<FiscalYear[]>(page, "GET", `${path}/FiscalYear`);
  return { company, path, yearId: year!.id };
}

/** Makes a chart with the id "own", a copy of the standard one, that the year uses. The `path` is the company's. */
export async function makeChart(page: Page, path: string, yearId: string, name: string): Promise<ChartOfAccounts> {
  const standard = await callApi<ChartOfAccounts>(page, "GET", `${path}/ChartOfAccounts/EUBAS97`);
  const chart = await callApi<ChartOfAccounts>(page, "POST", `${path}/ChartOfAccounts`, {
    ...standard,
    id: "own",
    name,
  });
  await callApi(page, "PUT", `${path}/FiscalYear/${yearId}`, { chartOfAccountsId: "own" });
  return chart;
}
