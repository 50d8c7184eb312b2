import { test as setup } from "@playwright/test";
import { DEMO_USERS, sessionFile } from "./product";
import { signIn } from "./sign-in";

for (const user of DEMO_USERS) {
  setup(`${user} signs in`, async ({ page }) => {
    await signIn(page, user);
    await page.context().storageState({ path: sessionFile(user) });
  });
}
