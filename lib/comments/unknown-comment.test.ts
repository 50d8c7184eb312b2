import { expect, test } from "vitest";
import { splitUnknownComment } from "./unknown-comment";

test("a comment of an unknown kind shows the members that it shares with a KeyFigureComment", () => {
  const parts = splitUnknownComment({
    id: "1",
    type: "ReportComment",
    message: "Läs sidan 3",
    author: "owner",
    created: "2026-05-04T12:00:00",
    period: { start: "2026-04-01T00:00:00", end: "2026-04-30T23:59:59" },
  });
  expect(parts).toEqual({
    keyFigureType: null,
    period: { start: "2026-04-01T00:00:00", end: "2026-04-30T23:59:59" },
    message: "Läs sidan 3",
    author: "owner",
    created: "2026-05-04T12:00:00",
    others: [],
  });
});

test("other members of a comment of an unknown kind are shown as text", () => {
  const { others } = splitUnknownComment({
    id: "1",
    type: "RatingComment",
    stars: Infinity,
    tags: ["a"],
    note: "text",
  });
  expect(others).toEqual([
    { name: "stars", value: "Infinity" },
    { name: "tags", value: '["a"]' },
    { name: "note", value: "text" },
  ]);
});

test("shared members of an unexpected type are shown as text, and empty ones not at all", () => {
  const parts = splitUnknownComment({
    id: "1",
    type: "OddComment",
    keyFigureType: "",
    message: { html: "x" },
    author: 3,
    created: "yesterday",
    period: { start: "2026-04" },
  });
  expect(parts).toEqual({
    keyFigureType: null,
    message: null,
    author: null,
    created: null,
    period: null,
    others: [
      { name: "message", value: '{"html":"x"}' },
      { name: "author", value: "3" },
      { name: "created", value: "yesterday" },
      { name: "period", value: '{"start":"2026-04"}' },
    ],
  });
});
