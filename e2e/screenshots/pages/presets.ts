import type { Shot } from "../shot";

export const PRESETS_SHOTS: readonly Shot[] = [
  { name: "presets", path: "/companies/{company}/presets" },
  {
    name: "presets-new",
    path: "/companies/{company}/presets",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "New preset" }).click();
      await page.getByRole("dialog", { name: "New preset" }).waitFor();
    },
  },
  { name: "presets-read-only", user: "limited", path: "/companies/{company}/presets" },
];
