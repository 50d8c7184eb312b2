import { expect, it } from "vitest";
import { excerptOf } from "./comment-excerpt";

it.each(["Sålt: {[NetSales]}", "Sålt: {[Net"])("a message %j that is not cut is shown as it is", (message) => {
  expect(excerptOf(message)).toBe(message);
});

it.each([
  [" {[NetSal", "…"],
  [" {change ", "…"],
  [", sen mer", ", sen mer"],
])("a message that the database has cut after %j ends with %j", (end, shownEnd) => {
  // The database cuts messages to 200 characters.
  const letters = "å".repeat(200 - end.length);
  expect(excerptOf(letters + end)).toBe(letters + shownEnd);
});
