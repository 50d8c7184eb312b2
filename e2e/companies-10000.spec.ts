import { CompaniesPage } from "./pages/companies-page";
import { addAgency, admin } from "./support/admin";
import { DATA_DIR } from "./support/product";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

test.use({ user: null });

test("the list of 10,000 companies comes with its first row, is searched as one types and draws only what is in view @long", async ({
  page,
}) => {
  test.skip(DATA_DIR === null, "E2E_DATA_DIR does not say where the running product keeps its data");
  test.setTimeout(180_000);
  const agencyId = `large${Date.now()}`;
  const director = await addAgency(agencyId, "Den stora byrån");
  await admin(["make-companies", "10000", "--agency", agencyId]);

  const companies = new CompaniesPage(page);
  // The sign-in is within this time, too.
  const wholeList = page.waitForEvent("requestfinished", {
    predicate: (request) => request.url().endsWith(`/Agency/${agencyId}/Company`),
    timeout: 60_000,
  });
  await signIn(page, director);
  await companies.goto(agencyId);
  const first = companies.table.getByRole("row").nth(1);
  await expect(first).toBeInViewport();
  await wholeList;
  await expect(page.getByText("10,000 companies")).toBeVisible();

  await test.step("the first row does not wait for scripts", async () => {
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain(await first.getByRole("link").innerText());
  });

  const drawn = await page.getByRole("row").count();
  expect(drawn).toBeLessThan(100);
  const words = "bygg åkerlund 5";
  await companies.search.pressSequentially(words);
  await expect(page.getByText(/^\d+ of 10,000 companies/)).toBeVisible();
  const names = companies.table.getByRole("link");
  // The first letters have found others, which are shown until the rest is typed.
  for (const word of [/bygg/i, /åkerlund/i]) await expect(names.filter({ hasNotText: word })).toHaveCount(0);
  await expect(names).not.toHaveCount(0);
  for (let presses = 0; presses < words.length; presses++) await companies.search.press("Backspace");
  await expect(page.getByText(/^10,000 companies/)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(drawn);
});
