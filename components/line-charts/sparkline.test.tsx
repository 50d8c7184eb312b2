// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Sparkline } from "./sparkline";

afterEach(cleanup);

function drawn(values: readonly number[]) {
  const { container } = render(<Sparkline values={values} label="Sales" width={46} height={20} />);
  const attributesOf = (name: string) => [...container.querySelectorAll("circle")].map((dot) => dot.getAttribute(name));
  return { path: container.querySelector("path")?.getAttribute("d"), x: attributesOf("cx"), y: attributesOf("cy") };
}

it("has a dot at the last value, and at each one between two gaps", () => {
  expect(drawn([1, NaN, 2, NaN, 3, 1]).x).toEqual(["3", "19", "43"]);
});

it("draws values whose difference is too large for a number", () => {
  expect(drawn([-1.5e308, 0, 1.5e308])).toEqual({ path: "M3.0 17.0L23.0 10.0L43.0 3.0", x: ["43"], y: ["3"] });
});
