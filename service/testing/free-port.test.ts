import { expect, it } from "vitest";
import { freePort } from "./free-port.mjs";

it("finds ports that systems give to no outgoing connection, and none twice", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  // Linux gives outgoing connections the ports from 32,768 on, most other systems higher ones.
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(new Set(ports).size).toBe(ports.length);
});
