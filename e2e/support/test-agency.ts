import { randomInt } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import type { SieImportBatch } from "@/contract/imports/sie-import-batch";
import { addAgency } from "./admin";
import { callApi, importBooks, makeBulkChange, makeCompany } from "./api";
import { importText, monthlyBooks } from "./monthly-books";
import { DEMO_PASSWORD, NO_SESSION, sessionFile } from "./product";
import { signIn } from "./sign-in";

/** The ids in the addresses of all pages of an agency and of one of its companies, by their names in the routes. */
export type RouteIds = Record<"agencyId" | "batchId" | "bulkChangeId" | "companyId" | "importId", string>;

/** A route of the dashboard with the ids in the place of their names. */
export function addressOf(route: string, ids: RouteIds): string {
  return Object.entries(ids).reduce((path, [name, id]) => path.replace(`[${name}]`, id), route);
}

/** An agency beside the demo's, with two clients whose sales have fallen and whose books are late. */
export interface TestAgency {
  id: string;
  /** User names; the password is the demo's. */
  director: string;
  consultant: string;
  owner: string;
  /** The client of the consultant, and the owner's company. */
  client: Company;
  /** Visible to the director, and not to the consultant or the owner. */
  other: Company;
  /** Companies of the demo's agency. */
  foreign: Company[];
  /** Ids of this agency, of {@link other}, and of a batch, a bulk change and an import in them. */
  ids: RouteIds;
  /** The same for the demo's agency and the first of {@link foreign}. */
  foreignIds: RouteIds;
}

/** Maximum number of the demo's companies whose absence a test checks. */
const MAX_FOREIGN = 30;

/** @param question of the owner, asked as a comment */
export async function createTestAgency(browser: Browser, question: string): Promise<TestAgency> {
  const id = `rundan${randomInt(1e9)}`;
  const [consultant, owner] = [`konsult.${id}`, `kund.${id}`];
  const director = await addAgency(id, "Rundans byrå");

  const page = await browser.newPage({ storageState: NO_SESSION });
  await signIn(page, director);
  const client = await makeCompany(page, "Rundans Bageri AB", id);
  const other = await makeCompany(page, "Kollegans Kvarn AB", id);
  for (const company of [client, other]) {
    await importText(page, company, monthlyBooks(company, 2024, new Array<number>(12).fill(5_000)), id);
    await importText(page, company, monthlyBooks(company, 2025, [500, 500]), id);
  }
  const ids = await makeRouteIds(page, id, other);
  const password = DEMO_PASSWORD;
  const ofAgency = { type: "AgencyConsultant", agencyId: id, customers: [client.id] };
  await callApi(page, "POST", "/User", { userName: consultant, name: "Kim Konsult", password, ...ofAgency });
  const ofCompany = { type: "CompanyUser", companies: [{ companyId: client.id, typeOfRole: "Normal" }] };
  await callApi(page, "POST", "/User", { userName: owner, name: "Ägda Ägare", password, ...ofCompany });
  await page.context().close();

  const ownersPage = await browser.newPage({ storageState: NO_SESSION });
  await signIn(ownersPage, owner);
  await callApi(ownersPage, "POST", `/Company/${client.id}/Comment`, {
    type: "KeyFigureComment",
    keyFigureType: "GrossMargin",
    message: question,
    isQuestion: true,
    period: { start: "2025-01-01", end: "2025-01-31" },
  });
  await ownersPage.context().close();

  const demoPage = await browser.newPage({ storageState: sessionFile("director") });
  const stranger = await makeCompany(demoPage, "Främlingens Färg AB");
  await importBooks(demoPage, stranger, 2024);
  const foreignIds = await makeRouteIds(demoPage, "demo", stranger);
  const all = await callApi<Company[]>(demoPage, "GET", "/Agency/demo/Company");
  const foreign = [stranger, ...all.filter(({ id }) => id !== stranger.id)].slice(0, MAX_FOREIGN);
  await demoPage.context().close();
  return { id, director, consultant, owner, client, other, foreign, ids, foreignIds };
}

/** Makes a batch of files and a bulk change in the agency. The company must have an import already. */
export async function makeRouteIds(page: Page, agencyId: string, company: Company): Promise<RouteIds> {
  const batches = `/Agency/${agencyId}/SieImportBatch`;
  const batch = await callApi<SieImportBatch>(page, "POST", batches, {});
  // Only its creator sees an empty batch; everybody in the agency sees a file that belongs to no company.
  await callApi(page, "POST", `${batches}/${batch.id}/File?name=no-books.se`, Buffer.from("not a SIE file"));
  const bulkChange = await makeBulkChange(page, company, agencyId);
  const [imported] = await callApi<SieImportEntry[]>(page, "GET", `/Company/${company.id}/SieImport`);
  return { agencyId, batchId: batch.id, bulkChangeId: bulkChange.id, companyId: company.id, importId: imported!.id };
}
