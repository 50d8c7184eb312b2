// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { KeyFigureComment } from "@/contract/comments";
import { CommentConflict } from "@/lib/comments/comment-conflict";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FailedSave } from "./failed-save";

const theirs: KeyFigureComment = {
  id: "1",
  type: "KeyFigureComment",
  message: "Two new clients.",
  author: "Owner",
  created: "2026-04-02T08:00:00",
  lastModified: "2026-04-03T08:00:00",
  period: { start: "2026-01-01T00:00:00", end: "2026-03-31T23:59:59" },
  keyFigureType: "NetSales",
  account: "3010",
  isQuestion: true,
};

afterEach(cleanup);

it("a conflict shows the stored comment with its author, key figure, period, account and open question", () => {
  const error = new CommentConflict(theirs);
  render(
    <PageProviders>
      <FailedSave companyId="a-demo-1" error={error} keyFigure="Net sales" onKeepTheirs={() => undefined} />
    </PageProviders>,
  );
  const { textContent } = screen.getByRole("alert");
  for (const text of ["Net sales", "Q1 2026", "Two new clients.", "Owner", "Account 3010", "Open question"]) {
    expect(textContent).toContain(text);
  }
});
