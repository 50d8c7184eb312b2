import { expect, it } from "vitest";
import type { KeyFigureComment } from "@/contract/comments";
import { periodOfDays } from "@/contract/period";
import { commentsOfSteps } from "./pins";

const comment = (id: string, keyFigureType: string, first: string, last: string): KeyFigureComment => ({
  id,
  type: "KeyFigureComment",
  message: "",
  author: "",
  created: "2024-05-01T00:00:00",
  lastModified: "2024-05-01T00:00:00",
  period: periodOfDays(first, last),
  keyFigureType,
});
const step = (first: string, last: string) => ({
  period: periodOfDays(first, last),
  value: 1,
  target: null,
  budget: null,
  before: null,
});
const steps = [step("2024-01-01", "2024-01-31"), step("2024-02-01", "2024-02-29"), step("2024-03-01", "2024-03-31")];
const days = { first: "2024-01-01", last: "2024-03-31" };

it("comments on a shown figure are grouped by the step with their last day, and left out where no step has it", () => {
  const comments = [
    comment("quarter", "NetSales", "2024-01-01", "2024-03-31"),
    comment("february", "NetSales", "2024-02-01", "2024-02-29"),
    comment("a day", "NetSales", "2024-03-05", "2024-03-05"),
    comment("other figure", "CashFlow", "2024-02-01", "2024-02-29"),
    comment("year before", "NetSales", "2023-12-01", "2023-12-31"),
    comment("later", "NetSales", "2024-04-01", "2024-04-30"),
  ];
  const found = commentsOfSteps(comments, [{ keyFigure: { id: "NetSales" }, steps }], days);
  expect(found.map((pin) => [pin.keyFigureId, pin.step, pin.comments.map(({ id }) => id)])).toEqual([
    ["NetSales", 2, ["quarter", "a day"]],
    ["NetSales", 1, ["february"]],
  ]);
});
