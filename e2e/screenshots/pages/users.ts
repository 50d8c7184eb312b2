import type { Shot } from "../shot";

export const USERS_SHOTS: readonly Shot[] = [
  { name: "users", user: "director", path: "/agencies/demo/users" },
  { name: "users-invite", user: "director", path: "/agencies/demo/users?new=true" },
  { name: "users-nothing-matches", user: "director", path: "/agencies/demo/users?q=nobody+here" },
  { name: "users-places", user: "director", path: "/agencies/demo/users/companies" },
  { name: "users-places-companies", user: "director", path: "/agencies/demo/users/companies?of=companies" },
  {
    name: "users-erase",
    user: "director",
    path: "/agencies/demo/users?q=consultant",
    prepare: async ({ page }) => {
      await page.getByRole("table").getByRole("button").last().click();
      await page.getByRole("menuitem", { name: "Erase personal data…" }).click();
      await page.getByRole("dialog").getByRole("textbox").waitFor();
    },
  },
];
