import { expect, type Page } from "@playwright/test";
import { tabTo } from "./keyboard";
import { waitForHydration } from "./hydration";
import { DEMO_PASSWORD } from "./product";

/**
 * Signs in through the dashboard's page and the service's own, as a person does.
 * @param page ends on the page that the user lands on
 */
export async function signIn(page: Page, userName: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in" }).click();
  await fillSignInForm(page, userName, password);
  await expect(page).toHaveURL(/\/(agencies|companies)/);
  await waitForHydration(page);
}

/** Fills in and submits the form on the service's sign-in page, whichever page led there. */
export async function fillSignInForm(page: Page, userName: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel("User name").fill(userName);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs in by the keyboard, without the mouse. */
export async function signInByKeys(page: Page, userName: string): Promise<void> {
  await page.goto("/sign-in");
  await tabTo(page, page.getByRole("button", { name: "Sign in" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Password")).toBeVisible();
  await tabTo(page, page.getByLabel("User name"));
  await page.keyboard.type(userName);
  await tabTo(page, page.getByLabel("Password"));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/(agencies|companies)/);
  await waitForHydration(page);
}
