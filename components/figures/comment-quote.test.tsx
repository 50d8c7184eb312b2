// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { KEY_FIGURE_COMMENT, type KeyFigureComment } from "@/contract/comments";
import { periodOfDays } from "@/contract/period";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CommentQuote } from "./comment-quote";

afterEach(cleanup);

it("has the day in Sweden on which the comment was written", () => {
  const comment: KeyFigureComment = {
    id: "1",
    type: KEY_FIGURE_COMMENT,
    message: "Why?",
    author: "Dan",
    // In UTC; in Sweden it is half past midnight of the next day.
    created: "2025-01-10T23:30:00",
    lastModified: "2025-01-10T23:30:00",
    period: periodOfDays("2024-01-01", "2024-12-31"),
    keyFigureType: "NetSales",
  };
  render(
    <PageProviders>
      <CommentQuote companyId="a-demo-1" comment={comment} />
    </PageProviders>,
  );
  expect(screen.getByText("Dan, 11 Jan 2025")).toBeTruthy();
});
