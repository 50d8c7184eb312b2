// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { expect, it } from "vitest";
import { usePresentation } from "./use-presentation";

const figuresOf = (searchParams: string) =>
  renderHook(usePresentation, { wrapper: withNuqsTestingAdapter({ searchParams }) }).result.current.figures;

it("takes each figure that the address names once, and no more than a chart has lines", () => {
  expect(figuresOf("?figures=NetSales,Result,NetSales")).toEqual(["NetSales", "Result"]);
  expect(figuresOf("?figures=a,a,b,c,d,e,f")).toEqual(["a", "b", "c", "d", "e"]);
  expect(figuresOf("")).toBeNull();
});
