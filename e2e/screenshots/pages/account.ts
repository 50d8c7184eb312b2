import type { Shot } from "../shot";

export const ACCOUNT_SHOTS: readonly Shot[] = [
  { name: "account", path: "/account" },
  {
    name: "account-second-factor",
    path: "/account",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Set up a second factor" }).click();
      await page.getByRole("dialog").getByLabel("Password", { exact: true }).waitFor();
    },
  },
];
