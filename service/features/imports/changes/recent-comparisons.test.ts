import { expect, it } from "vitest";
import type { Comparison } from "./compare-books";
import { RecentComparisons } from "./recent-comparisons";

const comparison = {} as Comparison;

it("computes a comparison once, for concurrent and for later requests", async () => {
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

it("drops the least recently used comparison, and one that failed", async () => {
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
