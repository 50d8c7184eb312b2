import { expect, it } from "vitest";
import { writable } from "./fonts";

it("a tab becomes a space, a line feed stays, a carriage return goes, and an unknown character becomes ?", () => {
  expect(writable("Rent\tMay\nJune\r \u4e2d")).toBe("Rent May\nJune ?");
});
