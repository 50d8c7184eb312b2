import type { Shot } from "../shot";

export const REPORTS_SHOTS: readonly Shot[] = [
  {
    name: "reports",
    user: "director",
    path: "/companies/{company}/reports",
    prepare: async ({ page }) => {
      await page.getByRole("article").waitFor();
    },
  },
  {
    name: "reports-new",
    user: "director",
    path: "/companies/{company}/reports",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "New report" }).click();
      await page.getByLabel("Title").fill("Andra kvartalet");
    },
  },
  { name: "reports-empty", user: "director", path: "/companies/{emptyCompany}/reports" },
];
