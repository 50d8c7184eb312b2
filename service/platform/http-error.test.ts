import { expect, it } from "vitest";
import { quote } from "./http-error";

it.each([
  ["a\u0007b", '"a�b"'],
  ["x".repeat(80), `"${"x".repeat(80)}"`],
  ["x".repeat(81), `"${"x".repeat(80)}…"`],
  // Half of the emoji could not be sent.
  [`${"x".repeat(79)}😀`, `"${"x".repeat(79)}…"`],
])("quotes %j in a message as %s", (id, quoted) => {
  expect(quote(id)).toBe(quoted);
});
