import { expect, it } from "vitest";
import type { Comparison } from "./compare-books";
import { RecentComparisons } from "./recent-comparisons";

const comparison = {} as Comparison;

it("makes a comparison once, for all who ask for it meanwhile and afterwards", async () => {
  const recent = new RecentComparisons();
  let made = 0;
  const compare = async () => {
    made++;
    return Promise.resolve(comparison);
  };
  await Promise.all([recent.get("a", compare), recent.get("a", compare)]);
  await recent.get("a", compare);
  expect(made).toBe(1);
});

it("forgets the one that was not asked for for the longest time, and one that failed", async () => {
  const recent = new RecentComparisons(2);
  const made: string[] = [];
  const ask = (key: string) =>
    recent.get(key, async () => {
      made.push(key);
      return key === "bad" ? Promise.reject(new Error("bad")) : Promise.resolve(comparison);
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
  await expect(ask("bad")).rejects.toThrow("bad");
  await expect(ask("bad")).rejects.toThrow("bad");
  expect(made.filter((key) => key === "bad")).toHaveLength(2);
});
