import type { Company } from "@/contract/companies/company";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { BatchPage } from "./pages/batch-page";
import { asFile } from "./pages/imports-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany, newCompanyNumber, sieText } from "./support/api";
import { tabTo } from "./support/keyboard";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

/** A company that the agency does not have yet. */
const newCompany = (name: string): Company => ({ id: "", name, businessIdentityCode: newCompanyNumber() });

test("files dropped on the companies find their companies, and each exception has its next step @long", async ({
  page,
}) => {
  const [first, second] = [await makeCompany(page, "Första Släppta AB"), await makeCompany(page, "Senare Släppta AB")];
  const [created, redirected] = [newCompany("Nyupplagda AB"), newCompany("Bytta AB")];
  const batch = new BatchPage(page);
  await page.goto("/agencies/demo/companies");
  await batch.drop(
    asFile("first.se", sieText(first, 2024)),
    asFile("second.se", sieText(second, 2024)),
    asFile("created.se", sieText(created, 2024)),
    asFile("redirected.se", sieText(redirected, 2023)),
    asFile("broken.se", sieText(first, 2022).replace("{} 1000.00", "{} tusen")),
    asFile("picture.jpg", "not a SIE file"),
  );
  await expect(batch.line("first.se")).toContainText("Clear");
  await expect(batch.line("first.se")).toContainText("New fiscal year");
  await expect(batch.line("broken.se")).toContainText("Refused");
  await expect(batch.line("picture.jpg")).toContainText("Refused");
  await expectAccessible(page);

  await batch.step("Create company…", "created.se").click();
  const creating = batch.dialog("Create the company");
  await expect(creating.getByLabel("Name")).toHaveValue("Nyupplagda AB");
  await expect(creating.getByLabel("Organisation number")).toHaveValue(created.businessIdentityCode);
  await expectAccessible(page);
  await creating.getByLabel("Name").fill("");
  await creating.getByRole("button", { name: "Create" }).click();
  await expect(creating.getByText("Enter a name.")).toBeVisible();
  await creating.getByLabel("Name").fill("Nyupplagda i Ystad AB");
  await creating.getByRole("button", { name: "Create" }).click();
  await expect(creating).toBeHidden();
  await expect(batch.line("created.se")).toContainText("Nyupplagda i Ystad AB");
  await expect(batch.line("created.se")).toContainText("Clear");

  await page.getByRole("button", { name: "More about redirected.se" }).click();
  await page.getByRole("menuitem", { name: "Choose company…" }).click();
  const choosing = batch.dialog("Which company does the file go to?");
  await choosing.getByLabel("Company", { exact: true }).fill("Senare Släppta");
  await choosing.getByRole("radio", { name: new RegExp(second.businessIdentityCode) }).check();
  await expectAccessible(page);
  await choosing.getByRole("button", { name: "Send there" }).click();
  await expect(choosing).toBeHidden();
  await expect(batch.line("redirected.se")).toContainText("Senare Släppta AB");
  await expect(batch.line("redirected.se")).toContainText("Clear");

  await batch.step("See remarks", "broken.se").click();
  await expect(batch.dialog("Remarks on broken.se")).toContainText("Not an amount.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More about picture.jpg" }).click();
  await page.getByRole("menuitem", { name: "Skip" }).click();
  await expect(batch.line("picture.jpg")).toBeHidden();

  await batch.importAll.click();
  await expect(batch.importAll).toBeHidden();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  // The heading and the file that was refused.
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(batch.line("broken.se")).toBeVisible();
  await batch.show("Done");
  await expect(page).toHaveURL(/show=done/);
  await expect(batch.line("redirected.se")).toContainText("Imported");
  const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${second.id}/FiscalYear`);
  expect(years.map(({ start }) => start.slice(0, 4)).sort()).toEqual(["2023", "2024"]);

  await batch.step("Take back…", "redirected.se").click();
  await batch.dialog("Take back this import?").getByRole("button", { name: "Take back" }).click();
  await expect(batch.line("redirected.se")).toContainText("Taken back");
  await page.reload();
  await expect(batch.line("redirected.se")).toContainText("Taken back");
  await batch.openMenu();
  await page.getByRole("menuitem", { name: "Take back all (3)…" }).click();
  await expect(batch.dialog("Take back 3 imports?")).toBeVisible();
  await expectAccessible(page);
  await batch.dialog("Take back 3 imports?").getByRole("button", { name: "Take back" }).click();
  await expect(batch.line("first.se")).toContainText("Taken back");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(await callApi(page, "GET", `/Company/${second.id}/FiscalYear`)).toEqual([]);
});

test("a batch is imported and closed by the keyboard alone @long", async ({ page }) => {
  const company = await makeCompany(page, "Tangentbords AB");
  const other = newCompany("Okända AB");
  const batch = new BatchPage(page);
  await batch.gotoList();
  await expectAccessible(page);
  const choosing = page.waitForEvent("filechooser");
  await tabTo(page, page.locator("button", { hasText: "Choose files" }), { maxPresses: 60 });
  await page.keyboard.press("Enter");
  await (
    await choosing
  ).setFiles([asFile("keys.se", sieText(company, 2024)), asFile("unknown.se", sieText(other, 2024))]);
  await expect(batch.line("keys.se")).toContainText("Clear");
  await expect(batch.line("unknown.se")).toContainText("Unknown company");

  await tabTo(page, batch.step("Create company…", "unknown.se"), { maxPresses: 60 });
  await page.keyboard.press("Enter");
  await expect(batch.dialog("Create the company").getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(batch.line("unknown.se")).toContainText("Clear");
  await tabTo(page, batch.importAll, { maxPresses: 60 });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing is left to do.")).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, page.getByRole("button", { name: "More about this import" }), { maxPresses: 60 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Close this import…" })).toBeFocused();
  await page.keyboard.press("Enter");
  // The cross in the dialog's corner, which comes first, has this name too.
  const closing = batch.dialog("Close this import?").getByRole("button", { name: "Close", exact: true }).last();
  await tabTo(page, closing);
  await page.keyboard.press("Enter");
  await expect(page.getByText("The import is closed.")).toBeVisible();
  expect(await callApi(page, "GET", `/Company/${company.id}/FiscalYear`)).toHaveLength(1);
});

test("on a phone each line has its state and its steps @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const company = await makeCompany(page, "Mobila Aktiebolaget i Norra Smedjebacken med filialer");
  const batch = new BatchPage(page);
  await batch.gotoList();
  await batch.choose(asFile("phone.se", sieText(company, 2024)));
  await expect(batch.line("phone.se").getByText("Clear").filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "More about phone.se" }).click();
  await page.getByRole("menuitem", { name: "Import", exact: true }).click();
  await expect(page.getByText("Nothing is left to do.")).toBeVisible();
});

test.describe("for a user of a company", () => {
  test.use({ user: "owner", expectedConsole: [/status of 404/] });

  test("the agency's imports are not there", async ({ page }) => {
    const response = await page.goto("/agencies/demo/imports");
    expect(response?.status()).toBe(404);
  });
});
