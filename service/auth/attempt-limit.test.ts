import { describe, expect, it } from "vitest";
import { AttemptLimit } from "./attempt-limit";

function limitAt() {
  const clock = { now: 1_000_000 };
  return { clock, limit: new AttemptLimit(() => clock.now) };
}

const MINUTES = 60_000;

describe("the limit on wrong passwords", () => {
  it("lets five tries through and says how long the sixth has to wait", () => {
    const { limit, clock } = limitAt();
    for (let i = 0; i < 5; i++) expect(limit.begin("anna", "10.0.0.1")).toBe(0);
    clock.now += 5 * MINUTES;
    expect(limit.begin("anna", "10.0.0.1")).toBe(600);
    clock.now += 10 * MINUTES;
    expect(limit.begin("anna", "10.0.0.1")).toBe(0);
  });

  it("counts a name in any case as one, and each address for itself", () => {
    const { limit } = limitAt();
    for (const name of ["anna", "Anna", "ANNA", "anna", "anna"]) limit.begin(name, "10.0.0.1");
    expect(limit.begin("aNNa", "10.0.0.1")).toBeGreaterThan(0);
    expect(limit.begin("anna", "10.0.0.2")).toBe(0);
    expect(limit.begin("bo", "10.0.0.1")).toBe(0);
  });

  it("forgives the wrong tries before a right one", () => {
    const { limit } = limitAt();
    for (let i = 0; i < 4; i++) limit.begin("anna", "10.0.0.1");
    limit.succeeded("anna", "10.0.0.1");
    for (let i = 0; i < 5; i++) expect(limit.begin("anna", "10.0.0.1")).toBe(0);
  });
});
