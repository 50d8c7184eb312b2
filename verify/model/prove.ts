import { TEST_DATABASE } from "@/service/testing/test-database";
import { model } from "@/service/testing/test-settings.mjs";
import { findDifference } from "./check";
import { Comparison } from "./run-sequence";

/* Runs MODEL_RUNS sequences on TEST_DATABASE and prints its progress; the exit code is 1 at the first difference. */

/** Sequences per batch; each batch has a seed of its own, which repeats it. */
const BATCH = 250;

const runs = model.runs ?? 10_000;
const firstSeed = model.seed ?? Math.floor(Math.random() * 2 ** 31);
const say = (text: string) => process.stdout.write(`${TEST_DATABASE}: ${text}\n`);

const comparison = await Comparison.start();
const started = performance.now();
for (let done = 0; done < runs && process.exitCode === undefined; done += BATCH) {
  const seed = (firstSeed + done / BATCH) % 2 ** 31;
  const count = Math.min(BATCH, runs - done);
  const difference = await findDifference(comparison, seed, count);
  if (difference !== null) {
    say(`they differ: ${difference}\nRepeat it with MODEL_SEED=${seed} MODEL_RUNS=${count}.`);
    process.exitCode = 1;
  } else
    say(`${done + count} of ${runs} sequences, ${Math.round((performance.now() - started) / 1000)} s, seed ${seed}`);
}
await comparison.stop();
