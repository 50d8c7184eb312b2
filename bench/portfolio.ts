import { sql } from "drizzle-orm";
import { TestApp } from "@/service/testing/test-app";
import { median, print } from "./measuring/report";
import { requestsOf } from "./measuring/requests";
import { Started } from "./measuring/started";
import { fillLargeAgency } from "./portfolio/large-agency";

// Measures the values of an agency with 10,000 companies of three fiscal years, five key figures each, and the findings
// of its rules, from request to last byte, beside the bare rows of the same companies read by one plain statement, in
// turns. Runs on the embedded database (or on PostgreSQL with TEST_DATABASE and TEST_DATABASE_URL).

const COMPANIES = 10_000;
const ROUNDS = 15;
const PATH = "/Api/v2/Agency/large/KeyFigureValue";

const started = new Started();
try {
  const app = await TestApp.start();
  started.stopWith(() => app.stop());
  const { db } = app.database;
  const { agencyId, companyId } = await fillLargeAgency(app, COMPANIES);
  await app.make.user("AgencyDirector", { userName: "director", agencyId });

  const request = await requestsOf(app, "director");
  const touch = async () => {
    await db.execute(sql`update stored_figures set version = gen_random_uuid()::text where company_id = ${companyId}`);
  };
  let tag = "";

  /** The measured requests, in turns, with the preparation of each; the others are compared with the first. */
  const WAYS: { name: string; before?: () => Promise<void>; run: () => Promise<unknown> }[] = [
    {
      name: "the rows alone",
      // Position 36 is the last month of the three years.
      run: () =>
        db.execute(sql`select c.id, c.name, v.key_figure_id, v.value_list[36], v.years_before[36], v.budgets[36]
        from company c join stored_values v on v.company_id = c.id and v.resolution = 'ytd'
          and v.key_figure_id in ('NetSales', 'ProfitAfterFinancialItems', 'EquityRatio', 'QuickRatio', 'CashFlow')
        where c.agency_id = ${agencyId} order by c.name`),
    },
    { name: "after a change", before: touch, run: () => request(PATH) },
    { name: "the same again", run: () => request(PATH) },
    {
      name: "not changed (304)",
      before: async () => {
        ({ tag } = await request(PATH));
      },
      run: () => request(PATH, { "if-none-match": tag }, 304),
    },
    { name: "whom to call", run: () => request("/Api/v2/Agency/large/Finding?limit=5") },
  ];
  const times = new Map<string, number[]>(WAYS.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, before, run } of WAYS) {
      await before?.();
      const start = performance.now();
      await run();
      times.get(name)!.push(performance.now() - start);
    }
  }
  const bare = median(times.get("the rows alone")!);
  for (const [name, taken] of times) {
    print(`${name}: median ${median(taken).toFixed(0)} ms, ${(median(taken) / bare).toFixed(2)} times the rows alone`);
  }
  print(`${(await request(PATH)).bytes} bytes`);
} finally {
  await started.stop();
}
