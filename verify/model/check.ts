import fc from "fast-check";
import { sequence } from "./generate/sequence";
import type { Comparison } from "./run-sequence";

/**
 * Runs at most `runs` random sequences, until service and model differ.
 * @returns null when they never differ, else a transcript of the shortest sequence found that shows a difference, or a
 *   response that cannot be read
 */
export async function findDifference(comparison: Comparison, seed: number, runs: number): Promise<string | null> {
  const property = fc.asyncProperty(sequence, (steps) => comparison.agrees(steps));
  const result = await fc.check(property, { seed, numRuns: runs });
  if (!result.failed) return null;
  const [shortest] = result.counterexample!;
  // Runs it again for its transcript: the last sequence that was tried need not be the shortest. "false" is the usual
  // result. Others get a remark: "true", if the difference did not appear again, and the error of a run that broke.
  const secondRun = await comparison.agrees(shortest).then(String, (error: unknown) => `broke: ${String(error)}`);
  const remark = secondRun === "false" ? "" : ` (run again: ${secondRun})`;
  return `seed ${seed}, after ${result.numRuns} sequences${remark}:\n${comparison.transcript.join("\n")}`;
}
