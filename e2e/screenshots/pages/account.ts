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
  {
    name: "account-export",
    path: "/account",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Get a copy of your data" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "account-events",
    path: "/account",
    prepare: async ({ page }) => {
      const events = page.getByRole("list", { name: "Security events" });
      await events.getByRole("listitem").first().waitFor();
      await events.evaluate((list) => {
        list.closest("section")?.scrollIntoView();
      });
    },
  },
];
