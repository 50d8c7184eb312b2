import { sql } from "drizzle-orm";
import { TestApp } from "@/service/testing/test-app";
import { median, print } from "./measuring/report";
import { requestsOf } from "./measuring/requests";
import { Started } from "./measuring/started";

// Measures the time from request to last byte for one input of the 10,000 companies of an agency, beside the database
// reading the same rows. Each company has a fiscal year with monthly values of this input and of another, which the
// response leaves out. Runs on the embedded database (or on PostgreSQL with TEST_DATABASE and TEST_DATABASE_URL).

const COMPANIES = 10_000;
const ROUNDS = 9;
const PATH = "/Api/v2/Agency/large/KeyFigureData/NumberOfEmployees?startDate=2024-01-01&endDate=2024-12-31";

const started = new Started();
try {
  const app = await TestApp.start();
  started.stopWith(() => app.stop());
  const agencyId = await app.make.agency("large");
  await app.make.user("AgencyDirector", { userName: "director", agencyId });
  await app.make.user("AgencyConsultant", { userName: "consultant", agencyId });
  await app.make.companies(agencyId, COMPANIES, ["consultant"]);
  const { db } = app.database;
  await db.execute(sql`
  insert into fiscal_year (company_id, id, first_day, last_day, chart_of_accounts_id, currency, last_ledger_date, active_period_last_update)
  select id, '2024', '2024-01-01', '2024-12-31', 'none', 'SEK', '2024-12-31', now() from company where agency_id = ${agencyId}`);
  await db.execute(sql`
  insert into key_figure_data (company_id, fiscal_year_id, key_figure_info_id, first_day, last_day, dimension_id, value)
  select company.id, '2024', figure, day, (day + interval '1 month - 1 day')::date, '', extract(month from day) + 0.5
  from company, generate_series('2024-01-01'::date, '2024-12-01', '1 month') as day, unnest(array['NumberOfEmployees', 'TaxRate']) as figure
  where agency_id = ${agencyId}`);
  await db.execute(sql`analyze`);

  const readRows = () =>
    db.execute(sql`
    select company_id, fiscal_year_id, first_day, last_day, value from key_figure_data
    where key_figure_info_id = 'NumberOfEmployees' and company_id in (select id from company where agency_id = ${agencyId})`);
  report("the rows alone", await timesOf(async () => void (await readRows())));
  for (const userName of ["director", "consultant"]) {
    const request = await requestsOf(app, userName);
    for (const [what, headers] of [
      ["plain", {}],
      ["brotli", { "accept-encoding": "br" }],
    ] as const) {
      let bytes = 0;
      const taken = await timesOf(async () => {
        ({ bytes } = await request(PATH, headers));
      });
      report(`${userName}, ${what}, ${bytes} bytes`, taken);
    }
  }
} finally {
  await started.stop();
}

async function timesOf(work: () => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return taken;
}

function report(label: string, times: readonly number[]): void {
  print(`${label}: median ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`);
}
