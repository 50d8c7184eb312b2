import { figures } from "@/service/testing/test-settings.mjs";
import { compareCompany } from "./compare/compare-company";
import { Tally } from "./compare/disagreement";
import { Service } from "./compare/service";
import { generateCompany } from "./generate/company";
import { realCompanies } from "./real-companies";

/*
 * Compares the service with the verifier over all files of SIE_FILES and FIGURES_COMPANIES generated companies; the
 * seed of the first is FIGURES_SEED. FIGURES_MINIMISE=0 prints a company that disagrees without making it smaller. The
 * exit code is 1 at the first disagreement.
 */

/** Companies between two lines of progress. */
const STEP = 20;

const count = figures.companies ?? 200;
const firstSeed = figures.seed ?? Math.floor(Math.random() * 2 ** 30);
const asItIs = !figures.isMinimised;
const say = (text: string) => process.stdout.write(`${text}\n`);

const service = await Service.start();
const started = performance.now();
const total = new Tally();
const real = realCompanies();
say(real.length > 0 ? `${real.length} files of SIE_FILES` : "SKIPPED: real files; SIE_FILES names no folder of them.");
say(`${count} generated companies, FIGURES_SEED=${firstSeed}`);

for (let i = 0; i < real.length + count && process.exitCode === undefined; i++) {
  const seed = firstSeed + i - real.length;
  const report = await compareCompany(service, real[i] ?? generateCompany(seed), seed, total, asItIs);
  if (report !== null) {
    say(report);
    if (i >= real.length) say(`Repeat it with FIGURES_SEED=${seed} FIGURES_COMPANIES=1.`);
    process.exitCode = 1;
  } else if ((i + 1) % STEP === 0) say(progress(i + 1));
}
for (const [area, compared] of [...total.counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  say(`  ${area}: ${compared.toLocaleString("en")}`);
}
say(`${total.total.toLocaleString("en")} values compared, ${total.disagreements.length} disagree.`);
await service.stop();

function progress(done: number): string {
  const seconds = Math.round((performance.now() - started) / 1000);
  return `${done} of ${real.length + count} companies, ${total.total.toLocaleString("en")} values, ${seconds} s`;
}
