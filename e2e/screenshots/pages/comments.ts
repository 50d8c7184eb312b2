import { CommentsPage } from "../../pages/comments-page";
import type { Shot } from "../shot";

export const COMMENTS_SHOTS: readonly Shot[] = [
  { name: "comments", path: "/companies/{company}/comments" },
  {
    name: "comments-new",
    path: "/companies/{company}/comments",
    prepare: ({ page }) =>
      new CommentsPage(page).fill("Gross margin", "Marknaden på torget gav en ovanligt bra lördag."),
  },
  {
    name: "comments-filter",
    path: "/companies/{company}/comments",
    prepare: ({ page }) => new CommentsPage(page).filter.click(),
  },
  {
    name: "comments-nothing-matches",
    path: "/companies/{company}/comments",
    prepare: ({ page }) => new CommentsPage(page).showDays("2001-01-01", "2001-12-31"),
  },
  { name: "comments-empty", user: "director", path: "/companies/{emptyCompany}/comments" },
  { name: "comments-read-only", user: "limited", path: "/companies/{company}/comments" },
];
