import type { Shot } from "../shot";

export const MEETING_SHOTS: readonly Shot[] = [
  {
    name: "meeting",
    path: "/companies/{company}/meeting",
    prepare: ({ page }) => page.getByRole("slider").waitFor(),
  },
  {
    name: "meeting-statements",
    path: "/companies/{company}/meeting/statements",
    prepare: ({ page }) => page.getByRole("treegrid").waitFor(),
  },
  {
    name: "meeting-reports",
    path: "/companies/{company}/meeting/reports",
    prepare: ({ page }) => page.getByRole("article").getByRole("row").nth(1).waitFor(),
  },
  {
    name: "meeting-trace",
    path: "/companies/{company}/meeting/trace",
    prepare: ({ page }) => page.getByRole("treeitem").nth(1).waitFor(),
  },
  {
    name: "meeting-notes",
    path: "/companies/{company}/meeting",
    prepare: async ({ page }) => {
      await page.getByRole("slider").waitFor();
      await page.keyboard.press("n");
      await page.getByRole("textbox", { name: "Note" }).fill("The owner asks what one more employee would cost.");
    },
  },
];
