import { isIPv6 } from "node:net";
import { expect, it } from "vitest";
import { PLACES } from "./places";

it("has an address of its own in the network for each guess, however many there are", () => {
  const addresses = [0, 1, 65_533, 65_534, 131_069, 1_000_000].map((n) => {
    const headers: Record<string, string> = PLACES.network.of(n).headers;
    return headers["x-forwarded-for"]!.split(", ").at(-1)!;
  });
  expect(addresses.filter((address) => !isIPv6(address))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});
