import { portfolio } from "@/service/testing/test-settings.mjs";
import { TEST_DATABASE } from "@/service/testing/test-database";
import { realCompanies } from "../figures/real-companies";
import { CompaniesService } from "./companies-service";
import { runSequence } from "./run-sequence";

/*
 * Runs PORTFOLIO_RUNS (1,000) sequences of writes on TEST_DATABASE, first on a company for each file of SIE_FILES and
 * then on generated companies, and compares stored values with computed ones after each write. PORTFOLIO_SEED is the
 * seed of the first sequence. The exit code is 1 at the first disagreement.
 */

/** Sequences between two lines of progress. */
const STEP = 50;

const runs = portfolio.runs ?? 1_000;
const firstSeed = portfolio.seed ?? Math.floor(Math.random() * 2 ** 30);
const say = (text: string) => process.stdout.write(`${TEST_DATABASE}: ${text}\n`);

const service = await CompaniesService.start();
const real = realCompanies();
say(
  real.length > 0
    ? `${Math.min(real.length, runs)} of ${real.length} files of SIE_FILES`
    : "SKIPPED: real files; SIE_FILES names no folder of them.",
);
say(`${runs} sequences of writes, PORTFOLIO_SEED=${firstSeed}`);
let compared = 0;
const writes = new Map<string, number>();
for (let i = 0; i < runs && process.exitCode === undefined; i++) {
  const seed = firstSeed + i;
  const result = await runSequence(service, seed, real[i]);
  compared += result.compared;
  for (const write of result.writes) writes.set(write, (writes.get(write) ?? 0) + 1);
  if (result.disagreement !== undefined) {
    say(result.disagreement);
    say(
      i < real.length
        ? `Repeat it with PORTFOLIO_SEED=${firstSeed} PORTFOLIO_RUNS=${i + 1} and the same SIE_FILES.`
        : `Repeat it with PORTFOLIO_SEED=${seed} PORTFOLIO_RUNS=1 and without SIE_FILES.`,
    );
    process.exitCode = 1;
  } else if ((i + 1) % STEP === 0) say(`${i + 1} of ${runs} sequences, ${compared.toLocaleString("en")} values`);
}
for (const [write, count] of [...writes].sort(([a], [b]) => (a < b ? -1 : 1))) say(`  ${write}: ${count}`);
say(`${compared.toLocaleString("en")} values compared, ${process.exitCode === 1 ? 1 : 0} disagree.`);
await service.stop();
