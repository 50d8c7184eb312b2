import { expect, it } from "vitest";
import { parseTraceAddress, writeTraceAddress } from "./trace-address";

it("the address of a trace is read as it is written, and nothing else is", () => {
  const text = "My~Figure~2024-01-01~2024-03-31";
  expect(writeTraceAddress(parseTraceAddress(text)!)).toBe(text);
  expect(parseTraceAddress(text)).toEqual({ keyFigureId: "My~Figure", first: "2024-01-01", last: "2024-03-31" });
  for (const other of ["", "NetSales", "NetSales~2024", "NetSales~2024-03-31~2024-01-01"]) {
    expect(parseTraceAddress(other)).toBeNull();
  }
});

it.each(["2024-13-01", "2024-00-10", "2023-02-29", "2024-04-00"])("no trace has the day %s", (day) => {
  expect(parseTraceAddress(`NetSales~${day}~2025-12-31`)).toBeNull();
  expect(parseTraceAddress(`NetSales~2023-01-01~${day}`)).toBeNull();
});
