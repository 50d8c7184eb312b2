import { LISTED_VOUCHERS } from "@/contract/vouchers";
import { sieText } from "@/service/testing/sie-text";
import { TestApp } from "@/service/testing/test-app";
import { median, print } from "./measuring/report";
import { roundsOr } from "./measuring/settings";
import { Started } from "./measuring/started";

// Measures pages of the vouchers of a large year, in turns: one of the largest size, as an export reads it, and one of
// the default size. Both search all vouchers of the year, so the larger one may take only MAX_RATIO times as long. Runs
// on the embedded database (or on PostgreSQL with TEST_DATABASE and TEST_DATABASE_URL). Environment: ROUNDS.

const ROUNDS = roundsOr(15);
const VOUCHERS = 20_000;
const DAYS = 365;
const MAX_RATIO = 3;

const started = new Started();
try {
  const app = await TestApp.start();
  started.stopWith(() => app.stop());
  const agencyId = await app.make.agency("large");
  const companyId = await app.make.company(agencyId);
  await app.make.user("AgencyDirector", { userName: "director", agencyId });
  const director = app.as("director");
  const data = sieText({ start: "20250101", end: "20251231", vouchers: Array.from({ length: VOUCHERS }, voucher) });
  const { body } = await director.put("/Api/v2/SieImport/large", { companyId, data });
  if (!(body as { success: boolean }).success) throw new Error(`The books were not imported: ${JSON.stringify(body)}`);

  const timeOf = async (limit: number) => {
    const start = performance.now();
    const response = await director.get(`/Api/v2/Company/${companyId}/FiscalYear/2025-01-01/Voucher?limit=${limit}`);
    const taken = performance.now() - start;
    const { vouchers } = response.body as { vouchers: unknown[] };
    if (vouchers.length !== limit) throw new Error(`The page of ${limit} vouchers has ${vouchers.length}`);
    return taken;
  };
  const times = { default: [] as number[], max: [] as number[] };
  // The first rounds warm up.
  for (let round = -2; round < ROUNDS; round++) {
    for (const size of round % 2 === 0 ? (["default", "max"] as const) : (["max", "default"] as const)) {
      const taken = await timeOf(LISTED_VOUCHERS[size]);
      if (round >= 0) times[size].push(taken);
    }
  }
  for (const size of ["default", "max"] as const) {
    const [middle, worst] = [median(times[size]), Math.max(...times[size])].map((time) => time.toFixed(0));
    print(`${LISTED_VOUCHERS[size]} of ${VOUCHERS} vouchers: median ${middle} ms, worst ${worst} ms of ${ROUNDS}`);
  }
  const ratio = median(times.max) / median(times.default);
  const isHeld = ratio <= MAX_RATIO;
  print(`${isHeld ? "held" : "NOT HELD"}: at most ${MAX_RATIO} × the time of the smaller page: ${ratio.toFixed(2)}`);
  if (!isHeld) process.exitCode = 1;
} finally {
  await started.stop();
}

/** The vouchers are spread evenly over the year. */
function voucher(_: unknown, i: number) {
  const day = new Date(Date.UTC(2025, 0, 1 + Math.floor((i * DAYS) / VOUCHERS)));
  return { date: day.toISOString().slice(0, 10).replaceAll("-", ""), amount: 100 + (i % 900) };
}
