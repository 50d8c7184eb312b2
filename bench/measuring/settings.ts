// The variables that measurements and the programs they start read. Those of tests are in
// service/testing/test-settings.mjs, the product's in contract/configuration.ts.

const given = (name: string) => process.env[name] || undefined;

/** ROUNDS: how many times each thing is measured; the median counts. */
export const roundsOr = (usual: number) => Number(given("ROUNDS") ?? usual);

/** SECONDS: how long the requests of one load are sent. */
export const loadSeconds = Number(given("SECONDS") ?? 2);

/** COMPANIES: size of the agency whose page of all clients is measured. */
export const companyCount = Number(given("COMPANIES") ?? 10_000);

/** PAGES: parts of the addresses that Lighthouse visits; empty for all of FIRST_LOAD_PAGES. */
export const pageParts = (given("PAGES") ?? "").split(",").filter(Boolean);

/** ONLY_PG: leaves the import into the embedded database out. */
export const isPostgresAlone = given("ONLY_PG") !== undefined;

/** The environment of a program that a measurement starts: PORT, UPSTREAM, UPSTREAM_PORT and DATABASE_URL. */
export const programEnv = {
  port: Number(given("PORT")),
  upstream: given("UPSTREAM"),
  upstreamPort: Number(given("UPSTREAM_PORT")),
  databaseUrl: given("DATABASE_URL"),
};
