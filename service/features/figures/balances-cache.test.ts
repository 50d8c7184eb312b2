import { describe, expect, it } from "vitest";
import { yearOf } from "../../figures/testing/year-of";
import { BalancesCache, type BalancesOfYear } from "./balances-cache";

function balances(amounts: number): BalancesOfYear {
  const year = {
    ...yearOf("2024-01-01", "2024-12-31", {}),
    accounts: Array.from({ length: amounts }, () => ({ account: "1910", opening: 1n, movements: [] })),
  };
  return { year, before: null };
}

describe("cached balances", () => {
  it("are returned only for their version", () => {
    const cache = new BalancesCache();
    const [first, second] = [balances(1), balances(2)];
    cache.set("a", "1", first);
    expect([cache.get("a", "1"), cache.get("a", "2"), cache.get("b", "1")]).toEqual([first, undefined, undefined]);
    cache.set("a", "2", second);
    expect([cache.get("a", "1"), cache.get("a", "2")]).toEqual([undefined, second]);
  });

  it("are dropped, the least recently used first, when there are too many amounts", () => {
    const cache = new BalancesCache(10);
    for (const key of ["a", "b", "c"]) cache.set(key, "1", balances(3));
    cache.get("a", "1");
    cache.set("d", "1", balances(4));
    const left = () => ["a", "b", "c", "d"].filter((key) => cache.get(key, "1"));
    expect(left()).toEqual(["a", "c", "d"]);
    cache.set("a", "2", balances(3));
    expect(left()).toEqual(["c", "d"]);
  });

  it("are not kept when those of one year are larger than the cache; other years stay", () => {
    const cache = new BalancesCache(10);
    const small = balances(3);
    cache.set("small", "1", small);
    cache.set("large", "1", balances(11));
    expect([cache.get("small", "1"), cache.get("large", "1")]).toEqual([small, undefined]);
    cache.set("small", "2", balances(11));
    expect([cache.get("small", "1"), cache.get("small", "2")]).toEqual([undefined, undefined]);
  });
});
