import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { BulkChange } from "@/contract/bulk-changes/bulk-change";
import type { Company } from "@/contract/companies/company";
import { agencyCompanyId } from "@/contract/companies/company-ids";
import { DEMO_AGENCY_ID } from "@/contract/demo-agency";
import { parseWire } from "@/contract/wire";
import { COMPANY_PLANS } from "@/service/demo/company-plans";
import { PRODUCT } from "./product";

/** Calls the API as the page's user through the dashboard, for the set-up of a test. Returns the parsed body. */
export async function callApi<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  // The page's own dashboard; a test may have another one than the product's.
  const origin = page.url().startsWith("http") ? new URL(page.url()).origin : PRODUCT.url;
  const response = await page.request.fetch(`${origin}/Api/v2${path}`, {
    method,
    headers: { "X-CSRF": "1", Origin: origin, "Content-Type": "application/json" },
    ...(data !== undefined && { data }),
  });
  expect(response.ok(), `${method} ${path}: ${response.ok() ? "" : await response.text()}`).toBe(true);
  return parseWire(await response.text()) as T;
}

/** A business identity code that no company of the demo has; theirs begin with 557. */
export function newCompanyNumber(): string {
  return `77${String(randomInt(10_000)).padStart(4, "0")}-${String(randomInt(10_000)).padStart(4, "0")}`;
}

/** Makes a company of an agency for one test. It stays when the test is over. */
export function makeCompany(page: Page, name: string, agencyId = "demo"): Promise<Company> {
  return callApi(page, "POST", `/Agency/${agencyId}/Company`, { name, businessIdentityCode: newCompanyNumber() });
}

/**
 * A company of the demo by its index in COMPANY_PLANS, never one that a test has made. All users of the demo see the
 * first.
 */
export function demoCompany(page: Page, index = 0): Promise<Company> {
  const id = agencyCompanyId(DEMO_AGENCY_ID, COMPANY_PLANS[index]!.businessIdentityCode);
  return callApi(page, "GET", `/Company/${id}`);
}

/** The first records of a SIE file with the books of a calendar year. */
export function sieHeader(company: Company, year: number): string[] {
  return [
    "#FLAGGA 0",
    "#FORMAT PC8",
    "#SIETYP 4",
    '#PROGRAM "End-to-end tests" 1.0',
    `#GEN ${year}1231`,
    `#FNAMN "${company.name}"`,
    `#ORGNR ${company.businessIdentityCode}`,
    `#RAR 0 ${year}0101 ${year}1231`,
  ];
}

/** The books of a calendar year with one voucher, as a bookkeeping program writes them. */
export function sieText(company: Company, year: number): string {
  return [
    ...sieHeader(company, year),
    '#KONTO 1910 "Kassa"',
    '#KONTO 3010 "Försäljning"',
    "#IB 0 1910 0.00",
    "#UB 0 1910 1000.00",
    "#RES 0 3010 -1000.00",
    `#VER A 1 ${year}0110 "Dagskassa"`,
    "{",
    "#TRANS 1910 {} 1000.00",
    "#TRANS 3010 {} -1000.00",
    "}",
    "",
  ].join("\r\n");
}

/** Gives a company of the demo's agency the books of {@link sieText}. */
export async function importBooks(page: Page, company: Company, year: number): Promise<void> {
  const body = { data: sieText(company, year), companyId: company.id };
  const result = await callApi<{ success: boolean }>(page, "PUT", "/SieImport/demo", body);
  expect(result).toMatchObject({ success: true });
}

/** A bulk change that is listed but changes nothing: it sets the company's type to its present value. */
export function makeBulkChange(page: Page, { id, companyTypeId }: Company, agencyId = "demo"): Promise<BulkChange> {
  const change = { kind: "companyType", companyTypeId: companyTypeId ?? null };
  return callApi(page, "POST", `/Agency/${agencyId}/BulkChange`, { change, companyIds: [id] });
}
