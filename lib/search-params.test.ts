import { expect, test } from "vitest";
import { searchParam } from "./search-params";

test("the first of a repeated parameter counts", () => {
  expect(searchParam({ year: ["2024", "2025"] }, "year")).toBe("2024");
  expect(searchParam({ year: "2024" }, "year")).toBe("2024");
  expect(searchParam({ year: "" }, "year")).toBe("");
  expect(searchParam({}, "year")).toBeNull();
});
