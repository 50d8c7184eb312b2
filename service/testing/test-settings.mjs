// The variables that tests and proofs read, and how they are read; the product's are in contract/configuration.ts.
// Plain JavaScript, because scripts read them too.

/** Text of a variable; undefined where it is empty or not set. */
const given = (/** @type {string} */ name) => process.env[name] || undefined;

/** A number; undefined where it is not set. */
function number(/** @type {string} */ name) {
  const text = given(name);
  if (text !== undefined && !Number.isFinite(Number(text))) throw new Error(`${name} is ${text}; expected a number.`);
  return text === undefined ? undefined : Number(text);
}

/** A number above 0, of runs or the like, because 0 of them would prove nothing; undefined where it is not set. */
function positiveNumber(/** @type {string} */ name) {
  const value = number(name);
  if (value !== undefined && value <= 0) throw new Error(`${name} is ${value}; expected more than 0.`);
  return value;
}

/**
 * CI: `npm test` runs all tests and fails where PostgreSQL is missing; a failed end-to-end test is tried once more, and
 * Playwright refuses `test.only`.
 */
export const isCi = given("CI") !== undefined;

/** The shell's search path and home, for programs that are started with an environment of their own. */
export const shell = { path: process.env.PATH ?? "", home: process.env.HOME ?? "" };

export const testDatabase = {
  /** TEST_DATABASE: postgres or pglite for the service's tests; the proof `guessing` takes both when it is not set. */
  kind: given("TEST_DATABASE"),
  /** TEST_DATABASE_URL: a PostgreSQL server on which tests make their own databases. */
  url: given("TEST_DATABASE_URL"),
  /** TEST_BEHIND_POOLER: tests reach PostgreSQL through PgBouncer, whose program TEST_PGBOUNCER names. */
  isBehindPooler: given("TEST_BEHIND_POOLER") !== undefined,
  pgbouncer: given("TEST_PGBOUNCER"),
  /** TEST_WITH_STANDBY: each test file's database is on a separate server with a standby. */
  hasStandby: given("TEST_WITH_STANDBY") !== undefined,
  /** TEST_ON_CLUSTER: tests run on the Citus cluster whose nodes TEST_CLUSTER names, the coordinator first. */
  isOnCluster: given("TEST_ON_CLUSTER") !== undefined,
  nodes: given("TEST_CLUSTER")?.split(" "),
};

/** Decides which test projects vitest.config.ts has, and which of them have all tests of the service. */
export const projects = {
  /** TEST_PGLITE_ALL: the whole service on PGlite, where there is a PostgreSQL too. */
  allOnPglite: given("TEST_PGLITE_ALL") !== undefined,
  /** TEST_POOLER_ALL: the whole service behind PgBouncer. */
  allBehindPooler: given("TEST_POOLER_ALL") !== undefined,
  /** TEST_CLUSTER_ALL: the whole service on the cluster. */
  allOnCluster: given("TEST_CLUSTER_ALL") !== undefined,
  /** TEST_STANDBY: the whole service with a standby. */
  withStandby: given("TEST_STANDBY") !== undefined,
};

/** TESTS: `all`, `ci` without those that only repeat others, or `short` without all that are long by nature. */
const chosenTests = given("TESTS");

/** Leaves out what is long; a program that is started without TESTS, as by hand, leaves out nothing. */
export const isShort = chosenTests === "short";

/** Leaves out the tests that only repeat others at length, as CI does. */
export const isWithoutProofs = isShort || chosenTests === "ci";

/**
 * The number of repetitions of a test with random data or several rounds: a third of them in a short run.
 * @param {number} times
 */
export const shortened = (times) => (isShort ? Math.ceil(times / 3) : times);

/**
 * The cases of a test that goes through all: in a short run every third one, beginning with that at `first`.
 * @template T
 * @param {readonly T[]} cases
 */
export const someOf = (cases, first = 0) => (isShort ? cases.filter((_, i) => i % 3 === first % 3) : cases);

/** The tests of `npm test`, where TESTS does not say. */
export const testsOfNpmTest = chosenTests ?? (isCi ? "ci" : "short");

/** SIE_FILES: a folder of real SIE files. */
export const sieFiles = given("SIE_FILES");

/** CHROMIUM_PATH: the browser of the end-to-end tests. */
export const chromiumPath = given("CHROMIUM_PATH");

/** CLOCK_AHEAD_SECONDS: how far the clock of a program is ahead (shift-clock.mjs). */
export const clockAheadSeconds = number("CLOCK_AHEAD_SECONDS") ?? 0;

/** CONFORMANCE_BASE_URL, CONFORMANCE_TOKEN: the service that the suite judges, and the token that it has there. */
export const conformance = { baseUrl: given("CONFORMANCE_BASE_URL"), token: given("CONFORMANCE_TOKEN") };

/** MODEL_RUNS, MODEL_SEED: how many sequences of requests, and the seed of the first. */
export const model = { runs: positiveNumber("MODEL_RUNS"), seed: number("MODEL_SEED") };

/** INHERITANCE_RUNS, INHERITANCE_SEED: how many sequences of edits, and the seed of the first. */
export const inheritance = { runs: positiveNumber("INHERITANCE_RUNS"), seed: number("INHERITANCE_SEED") };

/** PORTFOLIO_RUNS, PORTFOLIO_SEED: how many sequences of writes, and the seed of the first. */
export const portfolio = { runs: positiveNumber("PORTFOLIO_RUNS"), seed: number("PORTFOLIO_SEED") };

/** CRASH_CYCLES, CRASH_READY_SECONDS: how often the service is killed, and how soon it has to be ready again. */
export const crash = { cycles: positiveNumber("CRASH_CYCLES"), readySeconds: number("CRASH_READY_SECONDS") };

/** GUESSING_HOURS, GUESSING_TRIES, GUESSING: hours of an attack, tries at a time, and a part of an attack's name. */
export const guessing = {
  hours: positiveNumber("GUESSING_HOURS"),
  tries: positiveNumber("GUESSING_TRIES"),
  only: given("GUESSING") ?? "",
};

/**
 * FIGURES_COMPANIES, FIGURES_SEED, FIGURES_MINIMISE: the number of generated companies, the seed of the first, and 0 to
 * report a company that disagrees without making it smaller.
 */
export const figures = {
  companies: positiveNumber("FIGURES_COMPANIES"),
  seed: number("FIGURES_SEED"),
  isMinimised: given("FIGURES_MINIMISE") !== "0",
};

/** HOSTILE: a part of the paths to which the worst and the largest bodies are sent, and which are read. */
export const hostilePath = given("HOSTILE") ?? "";

/** FAULT: a part of the names of the faults that are planted. */
export const plantedFault = given("FAULT") ?? "";

/**
 * Returns the items whose name contains `part`, the text of a variable. Throws when there are none, because a proof of
 * nothing would succeed; scripts print this error without a stack.
 * @template T
 * @param {string} variable
 * @param {string} part
 * @param {readonly T[]} all
 * @param {(one: T) => string} nameOf
 */
export function withPart(variable, part, all, nameOf) {
  const found = all.filter((one) => nameOf(one).includes(part));
  if (found.length > 0) return found;
  const names = all.map((one) => `\n  ${nameOf(one)}`).join("");
  const error = new Error(`${variable} is ${part}; expected a part of one of these names:${names}`);
  throw Object.assign(error, { name: "ConfigurationError" });
}

/**
 * The number in a variable, chosen where it is not set; programs that this one starts find the same.
 * @param {string} name
 * @param {() => Promise<number>} choose
 */
export async function chosenOnce(name, choose) {
  return Number((process.env[name] ??= String(await choose())));
}

/**
 * The files of SIE_FILES that `npm test` calculates and, but for a short run, opens and traces: one with the vouchers
 * of a year, one with monthly amounts of a fiscal year that is not a calendar year, and one of vouchers alone.
 */
export const TELLING_FILES = ["fortnox-4e-2010.se", "softone-xe-2-2016.se", "kontek-lon-4i.si"];

/** REAL_FILES: `all` makes the tests that trace or open real files take all, instead of the three of TELLING_FILES. */
export const takesAllRealFiles = given("REAL_FILES") === "all";

/** E2E_URL, E2E_PASSWORD and more: a running product for the end-to-end tests, in place of one that they start. */
export const endToEnd = {
  url: given("E2E_URL"),
  serviceUrl: given("E2E_SERVICE_URL"),
  /** E2E_PASSWORD: the password of the demo's users. */
  password: given("E2E_PASSWORD"),
  /** E2E_DATA_DIR: the folder of that product's data, for the admin commands. */
  dataDir: given("E2E_DATA_DIR"),
};

/** PAGES: `all` makes the tests of widths, faults and batches run all their cases; without it they choose some. */
export const takesAllCases = given("PAGES") === "all";

/** EXPIRIES: how many times the tokens of many clients end. */
export const refresh = { expiries: positiveNumber("EXPIRIES") };

/** MINUTES, SEED: how long two browsers edit one grid, and the seed of what they do. */
export const twoBrowsers = { minutes: positiveNumber("MINUTES"), seed: number("SEED") };

/**
 * LANGUAGES: includes the test that reads the words of every page. It is started without the other end-to-end tests,
 * because they enter texts that are not the product's.
 */
export const readsLanguages = given("LANGUAGES") !== undefined;

/** SCREENSHOTS: the pictures of the pages are taken, in place of the tests. */
export const takesScreenshots = given("SCREENSHOTS") !== undefined;
