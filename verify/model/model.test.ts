import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { TEST_DATABASE } from "@/service/testing/test-database";
import { isShort, model } from "@/service/testing/test-settings.mjs";
import { findDifference } from "./check";
import { PLAIN, type Step } from "./generate/step";
import { Comparison } from "./run-sequence";

/** Number of sequences; `npm run prove -- model` runs 10,000. */
const runs = model.runs ?? (isShort ? 10 : 100);
const seed = model.seed ?? Math.floor(Math.random() * 2 ** 31);

let comparison: Comparison;
beforeAll(async () => {
  comparison = await Comparison.start();
});
afterAll(() => comparison.stop());

it(
  "answers random sequences of requests as the model of the interface does",
  async () => {
    process.stdout.write(`Model: ${runs} sequences on ${TEST_DATABASE}, MODEL_SEED=${seed}\n`);
    expect(await findDifference(comparison, seed, runs)).toBeNull();
  },
  // In ms: it grows with the number of sequences; the minute leaves time to shrink one that fails.
  60_000 + 1_000 * runs,
);

it("names the request whose response cannot be read", async () => {
  const request = vi.spyOn(comparison["app"].app, "request").mockResolvedValueOnce(new Response("{"));
  const step: Step = { as: null, method: "GET", path: ["Company"], query: [], body: null, spelling: PLAIN };
  await expect(comparison.agrees([step])).rejects.toThrow();
  expect(comparison.transcript).toEqual(["(nobody): GET /Api/v2/Company"]);
  request.mockRestore();
});
