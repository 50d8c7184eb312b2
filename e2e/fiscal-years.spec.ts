import { CompanyPage } from "./pages/company-page";
import { FiscalYearsPage } from "./pages/fiscal-years-page";
import { expectAccessible } from "./support/accessibility";
import { demoCompany } from "./support/api";
import { expect, test } from "./support/test";

test("the list of currencies widens no column and leaves the upper half of its row visible @long", async ({ page }) => {
  const company = await demoCompany(page);
  await new CompanyPage(page).goto(company.id, "Fiscal years");
  await expect(new FiscalYearsPage(page).table).toBeVisible();
  // Found by its tag: while the list is open, the rest of the page has no roles.
  const table = page.locator("table").first();
  const boxes = () =>
    table.evaluate((element) =>
      [...element.querySelectorAll("th, td")].map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      }),
    );
  const button = page.getByRole("button", { name: /^Currency of / }).first();
  await expect(button).toBeVisible();
  const before = await boxes();
  await button.press("Enter");
  const field = page.getByRole("combobox", { name: /^Currency of / });
  await expect(field).toBeFocused();
  expect(await boxes()).toEqual(before);
  await field.fill("E");
  const list = page.getByRole("listbox");
  await expect(list).toBeVisible();
  expect(await boxes()).toEqual(before);
  // The list itself is as high as all its choices, and scrolls in its frame.
  const frame = list.locator("..");
  const [row, shown] = await Promise.all([table.locator("tbody tr").first().boundingBox(), frame.boundingBox()]);
  expect(shown!.y).toBeGreaterThanOrEqual(row!.y + row!.height / 2);
  expect(shown!.x + shown!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  await page.keyboard.press("Escape");
  // Checked with the list closed: while it is open, react-aria hides the rest of the page from screen readers.
  await expect(list).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  expect(await boxes()).toEqual(before);
});
