import { FeedPage } from "../../pages/feed-page";
import type { Shot } from "../shot";

export const COMMENTS_FEED_SHOTS: readonly Shot[] = [
  { name: "comments-feed", path: "/agencies/demo/comments" },
  {
    name: "comments-feed-reply",
    path: "/agencies/demo/comments?show=open",
    prepare: async ({ page }) => {
      const question = new FeedPage(page).list.locator("> li").first();
      await question.getByRole("button", { name: /^Reply/ }).click();
      await question.getByLabel("Your reply").fill("Det nya avtalet gäller från nästa månad.");
    },
  },
  {
    name: "comments-feed-filter",
    path: "/agencies/demo/comments",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await page.getByRole("combobox", { name: "Client" }).waitFor();
    },
  },
  { name: "comments-feed-nothing-matches", path: "/agencies/demo/comments?author=nobody+of+this+name" },
];
