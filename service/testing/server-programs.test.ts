import { expect, it } from "vitest";
import { freePort } from "./server-programs";

it("finds ports that systems give to no outgoing connection, and none twice", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(new Set(ports).size).toBe(ports.length);
});
