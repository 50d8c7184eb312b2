import { expect, it } from "vitest";
import { writable } from "./fonts";

it("a tab becomes a space, and a character without a glyph a question mark", () => {
  expect(writable("Rent\tMay\nJune\r \u4e2d")).toBe("Rent May\nJune ?");
});
