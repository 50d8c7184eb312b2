import type { Page } from "@playwright/test";
import type { CompanyType } from "@/contract/companies/company-type";
import { PresetsPage } from "./pages/presets-page";
import { StandardList, StandardsPage } from "./pages/standards-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany } from "./support/api";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

/** Makes a name unique, so that a retry of the test does not find what the first try has made. */
const uniqueName = (name: string) => `${name} ${Date.now()}`;

test.describe("a director", () => {
  test.use({ user: "director" });

  test("adds a company type, gives it to a client, and deletes it when nobody has it @long", async ({ page }) => {
    const [typeName, newName] = [uniqueName("Åkerier och taxi"), uniqueName("Åkerier")];
    const company = await makeCompany(page, "Ömsesidiga Åkeriet AB");
    const standards = new StandardsPage(page);
    await standards.goto();
    await standards.addType(typeName);
    await expectAccessible(page);

    await test.step("a client gets it where the company is changed", async () => {
      await page.goto(`/companies/${company.id}/figures`);
      await page.getByRole("button", { name: `Actions for ${company.name}` }).click();
      await page.getByRole("menuitem", { name: "Edit…" }).click();
      await page.getByLabel("Company type").selectOption({ label: typeName });
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText(`${company.name} was changed`)).toBeVisible();
    });

    await test.step("it leads to its clients, and stays while they have it", async () => {
      await standards.goto();
      await page.getByRole("button", { name: `Delete ${typeName}` }).click();
      await expect(page.getByText(`1 company has the type ${typeName}. Change their type first.`)).toBeVisible();
      await standards
        .type(typeName)
        .getByRole("link", { name: /^Show 1 company of type/ })
        .click();
      await expect(page.getByRole("link", { name: company.name })).toBeVisible();
    });

    await test.step("it is renamed, and deleted when nobody has it; the notice takes that back", async () => {
      await callApi(page, "PUT", `/Company/${company.id}`, { companyTypeId: null });
      await standards.goto();
      await page.getByRole("button", { name: `Rename ${typeName}` }).click();
      await page.getByRole("dialog").getByLabel("Name").fill(newName);
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: `Delete ${newName}` }).click();
      await expect(standards.type(newName)).toBeHidden();
      await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
      await expect(standards.type(newName)).toBeVisible();
    });
  });

  test("gives the clients of a type a preset; a client changes it for itself and goes back @long", async ({ page }) => {
    const typeName = uniqueName("Ärvande byggföretag");
    const type = await callApi<CompanyType>(page, "POST", "/Agency/demo/CompanyType", { Name: typeName });
    const company = await makeCompany(page, "Ömsinta Bygget AB");
    await callApi(page, "PUT", `/Company/${company.id}`, { companyTypeId: type.Id });
    const standards = new StandardsPage(page);
    const presets = new PresetsPage(page);
    const presetAddress = `/companies/${company.id}/presets?preset=bankmote`;

    await test.step("it is made on the page of standards", async () => {
      await standards.goto();
      await page.getByRole("combobox", { name: "Holds for" }).selectOption({ label: `Type ${typeName}` });
      await expect(page).toHaveURL(/type=/);
      await page.getByRole("button", { name: "New preset" }).click();
      const dialog = page.getByRole("dialog", { name: "New preset" });
      await dialog.getByLabel("Name").fill("Bankmöte");
      await dialog.getByLabel("Begin with the key figures of").selectOption({ label: "Overview" });
      await dialog.getByRole("button", { name: "Create the preset" }).click();
      await page.getByRole("heading", { level: 2, name: "Bankmöte" }).waitFor();
      await expectAccessible(page);
    });

    await test.step("the client has it, changes it for itself and sees how it differs", async () => {
      await page.goto(presetAddress);
      await expect(presets.origin(`From the type ${typeName}`)).toBeVisible();
      await presets.switch("Change in cash", false);
      await expect(presets.origin("Differs from the company type's")).toBeVisible();
      await presets.action("Bankmöte", "Compare");
      const dialog = page.getByRole("dialog", { name: "Compare Bankmöte" });
      await expect(dialog.getByText("Removed: Change in cash")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    });

    await test.step("a client that goes back to the type's preset has its latest version", async () => {
      const path = `/Agency/demo/CompanyType/${type.Id}/StandardKeyFigurePreset`;
      await callApi(page, "PUT", path, { id: "bankmote", name: "Bankens möte" });
      await page.goto(presetAddress);
      await presets.action("Bankmöte", "Back to the company type's");
      await page.getByRole("heading", { level: 2, name: "Bankens möte" }).waitFor();
      await expect(presets.origin(`From the type ${typeName}`)).toBeVisible();
      await expect(presets.shown.filter({ hasText: "Change in cash" })).toBeVisible();
    });

    await test.step("its versions are kept and restored", async () => {
      await page.goto(`/agencies/demo/standards?type=${type.Id}&preset=bankmote`);
      await presets.action("Bankens möte", "Compare");
      const dialog = page.getByRole("dialog", { name: "Compare Bankens möte" });
      await expect(dialog.getByText("Name changed from “Bankmöte” to “Bankens möte”")).toBeVisible();
      await dialog.getByRole("button", { name: "Restore version 1" }).click();
      // The dialog's title has the restored name.
      const restored = page.getByRole("dialog", { name: "Compare Bankmöte" });
      await expect(restored.getByText(/^Version 3, /)).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { level: 2, name: "Bankmöte" }).waitFor();
    });
  });

  test("changes a key figure of the agency; a client changes it for itself and goes back @long", async ({ page }) => {
    const company = await makeCompany(page, "Ömtåliga Glaset AB");
    const agencyPath = "/Agency/demo/StandardKeyFigureFormula";
    const id = uniqueName("Glasmästarens marginal");
    const first = { id, name: id, formula: "[NetSales] / 2", valueType: "Amount" };
    await callApi(page, "POST", agencyPath, first);
    const standards = new StandardsPage(page);
    const ofCompany = new StandardList(page.getByRole("dialog", { name: "Own key figure" }));

    await test.step("the director changes it and compares the versions", async () => {
      await standards.goto();
      await standards.formulas.action(id, "Edit");
      const dialog = page.getByRole("dialog", { name: `Change ${id}` });
      await dialog.getByRole("combobox", { name: "Formula" }).fill("[Net sales] / 4");
      await dialog.getByRole("button", { name: "Save as version 2" }).click();
      await expect(page.getByText(new RegExp(`^${id} is saved as version 2\\.`))).toBeVisible();
      await standards.formulas.action(id, "Compare");
      const comparison = page.getByRole("dialog", { name: `Compare ${id}` });
      await expect(comparison.getByText("Formula changed from [Net sales] / 2 to [Net sales] / 4")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("a client has it and says where it comes from", async () => {
      await page.goto(`/companies/${company.id}/presets`);
      await page.getByRole("button", { name: "Computed key figures" }).click();
      await expect(ofCompany.standard(id).getByText("From the agency")).toBeVisible();
      await expect(ofCompany.standard(id).getByText("= [Net sales] / 4")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("the client changes it for itself, and goes back to the agency's", async () => {
      await ofCompany.action(id, "Edit");
      const dialog = page.getByRole("dialog", { name: `Change ${id}` });
      await dialog.getByRole("combobox", { name: "Formula" }).fill("[Net sales] / 8");
      await dialog.getByRole("button", { name: "Save as version 3" }).click();
      await page.getByRole("button", { name: "Computed key figures" }).click();
      await expect(ofCompany.standard(id).getByText("Differs from the agency's")).toBeVisible();
      await ofCompany.action(id, "Back to the agency's");
      await expect(ofCompany.standard(id).getByText("From the agency")).toBeVisible();
      await expect(ofCompany.standard(id).getByText("= [Net sales] / 4")).toBeVisible();
    });
    await callApi(page, "DELETE", `${agencyPath}/${encodeURIComponent(id)}`);
  });

  test("sets a target for the clients of a type; a client changes it for itself and goes back @long", async ({
    page,
  }) => {
    const name = "Equity ratio, every period";
    const standards = new StandardsPage(page);
    const { id, typeId } = await clientOfType(page, "Ömma Tandvården AB", "Tandläkare");

    await test.step("the director sets it and changes it", async () => {
      await standards.goto(typeId);
      await page.getByRole("button", { name: "New target" }).click();
      const dialog = page.getByRole("dialog", { name: "New target" });
      await dialog.getByLabel("Key figure").selectOption({ label: "Equity ratio" });
      await dialog.getByLabel("Target").fill("30");
      await dialog.getByRole("button", { name: "Create" }).click();
      await expect(standards.targets.standard(name).getByText("30.0")).toBeVisible();
      await standards.targets.action(name, "Edit");
      await page.getByRole("dialog").getByLabel("Target").fill("35");
      await page.keyboard.press("Enter");
      await expect(standards.targets.standard(name).getByText("35.0")).toBeVisible();
      await standards.targets.action(name, "Compare");
      await expect(page.getByRole("dialog").getByText(/^Changed from 30\.0.% to 35\.0.%$/)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    });

    await test.step("a client has it under its grid, changes it and goes back", async () => {
      await page.goto(`/companies/${id}/targets`);
      const ofCompany = new StandardList(page.getByRole("region", { name: "Targets from the agency" }));
      await expect(ofCompany.standard(name).getByText("From the type Tandläkare")).toBeVisible();
      await expectAccessible(page);
      await ofCompany.action(name, "Edit");
      await page.getByRole("dialog").getByLabel("Target").fill("40");
      await page.keyboard.press("Enter");
      await expect(ofCompany.standard(name).getByText("Differs from the company type's")).toBeVisible();
      await ofCompany.action(name, "Back to the company type's");
      await expect(ofCompany.standard(name).getByText("From the type Tandläkare")).toBeVisible();
      await ofCompany.action(name, "Delete");
      await ofCompany.root.getByRole("button", { name: `Add ${name} back` }).click();
      await expect(ofCompany.standard(name).getByText("35.0")).toBeVisible();
    });
  });

  test("gives the clients of a type another limit in a rule, and goes back @long", async ({ page }) => {
    const standards = new StandardsPage(page);
    const { typeId } = await clientOfType(page, "Ömtåliga Glasbruket AB", "Glasbruk");
    const rules = new StandardList(page.getByRole("region", { name: "Rules", exact: true }));
    const name = "Equity ratio < 20";

    await test.step("the page of standards leads to the type's rules", async () => {
      await standards.goto(typeId);
      await page.getByRole("link", { name: "Show the rules" }).click();
      await expect(page.getByRole("combobox", { name: "Holds for" })).toHaveValue(typeId);
      await expect(rules.standard(name).getByText(/Standard$/)).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step("the director changes one for the type and compares it", async () => {
      await rules.action(name, "Edit");
      const dialog = page.getByRole("dialog", { name: "Change rule" });
      await dialog.getByRole("combobox", { name: "Condition" }).fill("[Equity ratio] < 35");
      await expect(dialog.getByText("Finds no client today, of 1.")).toBeVisible();
      await dialog.getByRole("button", { name: "Save rule" }).click();
      const changed = rules.standard("Equity ratio < 35");
      await expect(changed.getByText("Differs from the standard")).toBeVisible();
      await rules.action("Equity ratio < 35", "Compare");
      const comparison = page.getByRole("dialog", { name: "Compare Equity ratio < 35" });
      const line = "Changed from “Equity ratio < 20, the year so far” to “Equity ratio < 35, the year so far”";
      await expect(comparison.getByText(line)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    });

    await test.step("the agency has its own as before, and the type goes back to it", async () => {
      await page.getByRole("combobox", { name: "Holds for" }).selectOption({ label: "The whole agency" });
      await expect(rules.standard(name)).toBeVisible();
      await page.goBack();
      await rules.action("Equity ratio < 35", "Back to the standard");
      await expect(rules.standard(name)).toBeVisible();
      await expect(rules.standard(name).getByText("Differs from the standard")).toBeHidden();
    });

    await test.step("one that is deleted for the type is added back, from the agency", async () => {
      // It is off, so that it finds no companies of other tests.
      const rule = { name: uniqueName("Under en tredjedel"), kind: "noComment", days: 700, isOn: false };
      const { id } = await callApi<{ id: string }>(page, "POST", "/Agency/demo/StandardFindingRule", rule);
      await page.reload();
      await expect(rules.standard(rule.name).getByText("From the agency")).toBeVisible();
      await rules.action(rule.name, "Delete");
      await rules.root.getByRole("button", { name: `Add ${rule.name} back` }).click();
      await expect(rules.standard(rule.name).getByText("From the agency")).toBeVisible();
      await callApi(page, "DELETE", `/Agency/demo/StandardFindingRule/${id}`);
    });
  });

  test("has a text ready for the clients of a type, which a report takes in @long", async ({ page }) => {
    const standards = new StandardsPage(page);
    const { id, typeId } = await clientOfType(page, "Öppna Sinnet AB", "Utbildning");
    const name = "Om försäljningen";

    await test.step("the director writes it, and changes it", async () => {
      await standards.goto(typeId);
      await page.getByRole("button", { name: "New text" }).click();
      const dialog = page.getByRole("dialog", { name: "New text" });
      await dialog.getByRole("button", { name: "Create" }).click();
      await expect(dialog.getByText("Enter a name of at most 255 characters.")).toBeVisible();
      await dialog.getByLabel("Name").fill(name);
      await dialog.getByRole("textbox", { name: /^Text/ }).fill("{company} sålde för {[Net sales]}.");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Create" }).click();
      await expect(standards.texts.standard(name).getByText("{company} sålde för {[Net sales]}.")).toBeVisible();
      await standards.texts.action(name, "Edit");
      const change = page.getByRole("dialog", { name: `Change ${name}` });
      await change.getByRole("textbox", { name: /^Text/ }).fill("I år sålde {company} för {[Net sales]}.");
      await change.getByRole("button", { name: "Save" }).click();
      await standards.texts.action(name, "Compare");
      await expect(page.getByRole("dialog").getByText(/^Text changed from “\{company\} sålde/)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    });

    await test.step("a report of a client has it with the client's values", async () => {
      const period = { start: "2025-01-01T00:00:00", end: "2025-12-31T23:59:59" };
      const blocks = [{ id: "text", type: "text", text: "Först." }];
      const report = await callApi<{ id: string }>(page, "POST", `/Company/${id}/PeriodReport`, {
        title: "Året",
        keyFigurePresetId: "Overview",
        period,
        language: "en",
        blocks,
      });
      await page.goto(`/companies/${id}/reports?report=${report.id}&edit=true`);
      await page.getByRole("button", { name: "Text", exact: true, expanded: false }).click();
      await page.getByRole("button", { name: "Insert a standard text" }).click();
      await page.getByRole("menuitem", { name }).click();
      await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(
        "Först.\n\nI år sålde {company} för {[Net sales]}.",
      );
      await expect(page.getByText(/I år sålde Öppna Sinnet AB för 1.000/)).toBeVisible();
      await expectAccessible(page);
    });
  });

  test("makes a chart of accounts for the clients of a type from a client's @long", async ({ page }) => {
    const standards = new StandardsPage(page);
    const name = uniqueName("Ömtåliga Porslinet AB");
    const { id, typeId } = await clientOfType(page, name, "Porslinshandel");

    await test.step("the director makes it", async () => {
      await standards.goto(typeId);
      await page.getByRole("button", { name: "New chart of accounts" }).click();
      const dialog = page.getByRole("dialog", { name: "New chart of accounts" });
      await dialog.getByLabel("Name").fill("Byråns plan");
      await dialog.getByLabel("Accounts and groups from").selectOption({ label: name });
      await expect(dialog.getByLabel("Chart of accounts")).not.toHaveValue("");
      await dialog.getByRole("button", { name: "Create" }).click();
      await expect(standards.charts.standard("Byråns plan")).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("a client may use it, changes it for itself, and goes back", async () => {
      const chartAddress = `/companies/${id}/charts-of-accounts?chart=byrans-plan`;
      await page.goto(chartAddress);
      await expect(page.getByText("From the type Porslinshandel")).toBeVisible();
      await callApi(page, "PUT", `/Company/${id}/ChartOfAccounts`, { id: "byrans-plan", name: "Egen plan" });
      await page.goto(chartAddress);
      await expect(page.getByText("Differs from the company type's")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Back to the company type's" }).click();
      await expect(page.getByText("From the type Porslinshandel")).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: "Byråns plan" })).toBeVisible();
    });
  });
});

test("a consultant sees the company types and changes none", async ({ page }) => {
  const standards = new StandardsPage(page);
  await standards.goto();
  await expect(page.getByText("Directors change it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "New company type" })).toBeHidden();
  await expect(standards.types.getByRole("button")).toHaveCount(0);
});

/** Makes a client with books, the only one of its type. */
async function clientOfType(page: Page, name: string, typeName: string): Promise<{ id: string; typeId: string }> {
  const type = await callApi<CompanyType>(page, "POST", "/Agency/demo/CompanyType", { Name: typeName });
  const company = await makeCompany(page, name);
  await callApi(page, "PUT", `/Company/${company.id}`, { companyTypeId: type.Id });
  await importBooks(page, company, 2025);
  return { id: company.id, typeId: type.Id };
}
