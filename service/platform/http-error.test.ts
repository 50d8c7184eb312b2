import { expect, it } from "vitest";
import { innermostCause, quote, sqlState } from "./http-error";

it.each([
  ["a\u0007b", '"a�b"'],
  ["x".repeat(80), `"${"x".repeat(80)}"`],
  ["x".repeat(81), `"${"x".repeat(80)}…"`],
  // Half of the emoji could not be sent.
  [`${"x".repeat(79)}😀`, `"${"x".repeat(79)}…"`],
])("quotes %j in a message as %s", (id, quoted) => {
  expect(quote(id)).toBe(quoted);
});

it("does not take the code of a system error for an SQLSTATE, and looks at its cause instead", () => {
  const coded = (code: string, cause?: Error) => Object.assign(new Error(code, { cause }), { code });
  expect(["40P01", "0A000", "XX000"].map((code) => sqlState(coded(code)))).toEqual(["40P01", "0A000", "XX000"]);
  expect(sqlState(coded("EPIPE"))).toBeNull();
  expect(sqlState(coded("EPIPE", coded("55P03")))).toBe("55P03");
});

it("ends its search in a cyclic chain of causes", () => {
  const inner = new Error("inner");
  const outer = new Error("outer", { cause: inner });
  inner.cause = outer;
  expect(sqlState(outer)).toBeNull();
  expect(innermostCause(outer)).toBe(inner);
});
