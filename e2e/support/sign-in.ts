import { expect, type Page } from "@playwright/test";
import { listening } from "./listening";
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
  await listening(page);
}

/** The form on the service's sign-in page, wherever it was reached from. */
export async function fillSignInForm(page: Page, userName: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel("User name").fill(userName);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
