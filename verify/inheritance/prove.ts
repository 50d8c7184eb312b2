import { inheritance } from "@/service/testing/test-settings.mjs";
import { TEST_DATABASE } from "@/service/testing/test-database";
import { AgencyService } from "./agency-service";
import { runSequence } from "./run-sequence";

/*
 * Edits random trees of standards at random, INHERITANCE_RUNS (5,000) of them from INHERITANCE_SEED on, and compares
 * the resulting standards, and key figures computed by them, with a plain model. The exit code is 1 at the first
 * disagreement.
 */

/** Sequences between two lines of progress. */
const STEP = 500;

const runs = inheritance.runs ?? 5_000;
const firstSeed = inheritance.seed ?? Math.floor(Math.random() * 2 ** 30);
const say = (text: string) => process.stdout.write(`${TEST_DATABASE}: ${text}\n`);

const service = await AgencyService.start();
say(`${runs} sequences of edits, INHERITANCE_SEED=${firstSeed}`);
let compared = 0;
let values = 0;
for (let i = 0; i < runs && process.exitCode === undefined; i++) {
  const result = await runSequence(service, firstSeed + i);
  compared += result.compared;
  values += result.values;
  if (result.disagreement !== undefined) {
    say(result.disagreement);
    say(`Repeat it with INHERITANCE_SEED=${firstSeed + i} INHERITANCE_RUNS=1.`);
    process.exitCode = 1;
  } else if ((i + 1) % STEP === 0) say(`${i + 1} of ${runs} sequences, ${compared.toLocaleString("en")} comparisons`);
}
say(
  `${compared.toLocaleString("en")} comparisons, ${values.toLocaleString("en")} of values, ${process.exitCode === 1 ? 1 : 0} disagree.`,
);
await service.stop();
