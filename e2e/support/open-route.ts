import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { BatchPage } from "../pages/batch-page";
import { asFile } from "../pages/imports-page";
import { admin } from "./admin";
import { callApi, demoCompany, makeBulkChange } from "./api";
import { DATA_DIR, DEMO_PASSWORD, type DemoUser } from "./product";
import { ROUTES } from "./routes";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

/** Every page of the product, without those that only redirect, and without shared reports. */
export const PAGES = Object.keys(ROUTES).filter(
  (route) => (ROUTES[route] === "page" && !/^\/$|\/neighbour$/.test(route)) || /^\/sign-in/.test(route),
);

/** The user that is signed in before {@link openRoute}; null for none. */
export function userOf(route: string): DemoUser | null {
  return route === "/sign-in" || route === "/agencies" ? null : "director";
}

/** Opens a page of {@link PAGES}, with something on it. Signs an administrator in for the agencies. */
export async function openRoute(page: Page, route: string): Promise<void> {
  if (route === "/agencies") {
    test.skip(DATA_DIR === null, "E2E_DATA_DIR does not say where the running product keeps its data");
    const name = `bredd${randomInt(1e9)}`;
    await admin(["user", "add", name, "--type", "Administrator", "--password-stdin"], DEMO_PASSWORD);
    await signIn(page, name);
  }
  if (route.endsWith("[batchId]")) {
    const batch = new BatchPage(page);
    await batch.gotoList();
    await batch.choose(asFile("no-books.se", "not a SIE file"));
    await expect(batch.line("no-books.se")).toContainText("Refused");
    return;
  }
  if (route.endsWith("[bulkChangeId]")) {
    const { id } = await makeBulkChange(page, await demoCompany(page));
    await page.goto(`/agencies/demo/bulk-changes/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return;
  }
  const companyId = route.includes("[companyId]") ? (await demoCompany(page)).id : "";
  const [imported] = route.includes("[importId]")
    ? await callApi<{ id: string }[]>(page, "GET", `/Company/${companyId}/SieImport`)
    : [];
  const place = route.replace("[agencyId]", "demo").replace("[companyId]", companyId);
  const address = place.replace("[importId]", imported?.id ?? "");
  await page.goto(address);
  expect(new URL(page.url()).pathname, "without a redirect").toBe(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
