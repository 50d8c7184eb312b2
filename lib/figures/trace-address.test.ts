import { expect, it } from "vitest";
import { parseTraceAddress, writeTraceAddress } from "./trace-address";

it("the address of a trace is read as it is written, and nothing else is", () => {
  const text = "My~Figure~2024-01-01~2024-03-31";
  expect(writeTraceAddress(parseTraceAddress(text)!)).toBe(text);
  expect(parseTraceAddress(text)).toEqual({ keyFigureId: "My~Figure", first: "2024-01-01", last: "2024-03-31" });
  expect(["", "NetSales", "NetSales~2024", "NetSales~2024-03-31~2024-01-01"].map(parseTraceAddress)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
