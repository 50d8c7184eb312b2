import { describe, expect, test } from "vitest";
import { labelEvery, spread } from "./axis";

test("labels that are wider than a step are shown at every second, third or later step", () => {
  expect([labelEvery(30, 60), labelEvery(30, 20), labelEvery(30, 6), labelEvery(30, 0.5)]).toEqual([1, 2, 6, 30]);
});

describe("labels beside each other", () => {
  test("stay where they are when there is room", () => {
    expect(spread([40, 10, 80], 14, 0, 100)).toEqual([40, 10, 80]);
  });

  test("are moved apart in their order, within the edges", () => {
    expect(spread([50, 50, 52], 14, 0, 100)).toEqual([50, 64, 78]);
    expect(spread([98, 99], 14, 0, 100)).toEqual([86, 100]);
  });
});
