import type { Shot, Stage } from "../shot";

/** Chooses all clients that a filter leaves, and shows what a currency would change. */
async function showDifference({ page }: Stage): Promise<void> {
  await chooseAll({ page });
  await page.getByRole("button", { name: "Change …" }).click();
  const form = page.getByRole("form", { name: "Change several clients" });
  await form.getByLabel("Change", { exact: true }).selectOption("Currency");
  await form.getByLabel("Currency", { exact: true }).selectOption("EUR");
  await form.getByRole("button", { name: "Show the difference" }).click();
  await page.getByRole("region", { name: "Difference for each client" }).waitFor();
}

async function chooseAll({ page }: Pick<Stage, "page">): Promise<void> {
  await page.getByRole("button", { name: "Change several" }).click();
  await page.getByRole("button", { name: /^Choose (all|the) / }).click();
}

export const BULK_CHANGES_SHOTS: readonly Shot[] = [
  { name: "bulk-changes-chosen", user: "director", path: "/agencies/demo/portfolio?late=true", prepare: chooseAll },
  { name: "bulk-changes-new", user: "director", path: "/agencies/demo/portfolio?late=true", prepare: showDifference },
  { name: "bulk-changes", user: "director", path: "/agencies/demo/bulk-changes" },
  {
    name: "bulk-changes-schedule",
    user: "director",
    path: "/agencies/demo/bulk-changes",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Reports each month" }).click();
      await page.getByRole("dialog").getByLabel("Day of the month").waitFor();
    },
  },
];
