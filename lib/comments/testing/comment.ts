import { KEY_FIGURE_COMMENT, type KeyFigureComment } from "@/contract/comments";
import { periodOfDays } from "@/contract/period";

/** A comment by the user dan on the net sales of 2024. */
export const COMMENT: KeyFigureComment = {
  id: "1",
  type: KEY_FIGURE_COMMENT,
  message: "Stored",
  author: "dan",
  created: "2025-01-10T08:00:00",
  lastModified: "2025-01-10T08:00:00",
  period: periodOfDays("2024-01-01", "2024-12-31"),
  keyFigureType: "NetSales",
};
