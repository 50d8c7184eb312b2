import { expect, test } from "vitest";
import { PublicRate } from "./public-route";

test("refused requests of one network do not use up the total of all networks", () => {
  const rate = new PublicRate({ ofNetwork: 2, inAll: 4 }, () => 0);
  for (let i = 0; i < 2; i++) rate.count("192.0.2.1");
  for (let i = 0; i < 10; i++) expect(() => rate.count("192.0.2.1")).toThrow("too many requests");
  expect(() => rate.count("198.51.100.1")).not.toThrow();
});

test("the total of all networks is limited, until the next minute", () => {
  let now = 0;
  const rate = new PublicRate({ ofNetwork: 2, inAll: 3 }, () => now);
  for (let i = 1; i <= 3; i++) rate.count(`192.0.${i}.1`);
  expect(() => rate.count("192.0.4.1")).toThrow("too many requests");
  now = 60_000;
  expect(() => rate.count("192.0.4.1")).not.toThrow();
});
