import { CommentsPage } from "../../pages/comments-page";
import { Shell } from "../../pages/shell";
import type { Shot } from "../shot";

export const SIGN_IN_SHOTS: readonly Shot[] = [
  { name: "sign-in", user: null, path: "/sign-in" },
  {
    name: "sign-in-form",
    user: null,
    path: "/sign-in",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByLabel("Password").waitFor();
    },
  },
  {
    name: "sign-in-missing",
    user: null,
    path: "/sign-in",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByLabel("Password").fill("something");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Enter your user name.").waitFor();
    },
  },
  {
    name: "session-ended",
    path: "/companies/{company}/comments",
    prepare: async ({ page }) => {
      const comments = new CommentsPage(page);
      await comments.fill("Gross margin", "Skrivet innan sessionen tog slut.");
      await page.context().clearCookies();
      await comments.save();
      await new Shell(page).sessionEnded.waitFor();
    },
  },
  { name: "not-found", path: "/no/such/page" },
];
