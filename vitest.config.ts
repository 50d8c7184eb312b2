import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { isShort, isWithoutProofs, projects, testDatabase } from "./service/testing/test-settings.mjs";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

/** A test that uses one of these helpers of service/testing has a database. */
const USES_DATABASE = /testing\/(test-app|test-service|test-database|test-dashboard)"/;

const serviceTests = testsIn("service", "verify");

/**
 * The tests of the dashboard, the contract, the scripts, the benches and the helpers of e2e, which do not need the
 * service.
 */
const unitTests = testsIn("app", "components", "lib", "contract", "scripts", "bench", "e2e");

/** A test with this remark runs in a DOM. */
const USES_DOM = /@vitest-environment /;

/** The suites of verify/ that start a service by helpers of their own. */
const SUITES = /^verify\/(conformance|figures|guessing|inheritance|model|portfolio)\/\1\.test\.ts$/;
const holds = (path: string, pattern: RegExp) => pattern.test(readFileSync(ROOT + path, "utf8"));

/** Files with this remark at the beginning of a line wait for processes, clocks or many databases by their nature. */
const LONG = /^\/\/ Long: /m;

/** Files with this remark only repeat other tests at length (ADR 0120). */
const PROOF = /^\/\/ Proof: /m;
const chosenTests = serviceTests.filter(
  (path) => !(isShort && holds(path, LONG)) && !(isWithoutProofs && holds(path, PROOF)),
);
const withDatabase = chosenTests.filter((path) => SUITES.test(path) || holds(path, USES_DATABASE));
const withoutDatabase = chosenTests.filter((path) => !withDatabase.includes(path));

/** The result of a test in these folders depends on the kind of database only where it is marked (ADR 0084). */
const MOSTLY_INDEPENDENT =
  /^(service\/(features|platform\/(auth|http|oidc|openapi|policies))|verify\/(conformance|figures))\//;
const dependsOnDatabase = withDatabase.filter(
  (path) => !MOSTLY_INDEPENDENT.test(path) || holds(path, /^\/\/ On both databases: /m),
);

const CONFORMANCE = "verify/conformance/conformance.test.ts";

/**
 * A project of unit tests. Each file begins with modules, clock, environment and globals as before the others: some
 * modules read the environment as they are loaded.
 */
function units(name: string, include: string[], setupFiles: string[] = []): TestProjectInlineConfiguration {
  return {
    extends: true as const,
    test: { name, include, setupFiles: ["scripts/test/begin-anew.ts", ...setupFiles] },
  };
}

/** A project of tests on one kind of database. */
function onDatabase(
  name: string,
  env: Record<string, string>,
  include: string[],
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    extends: true as const,
    test: { name, include, exclude, env, globalSetup: ["scripts/test/bundle-service.mjs"] },
  };
}

/**
 * The whole service with TEST_PGLITE_ALL, or where there is no PostgreSQL. Otherwise only the tests that depend on the
 * kind of database, because tests take half the time on PostgreSQL.
 */
const onPglite = onDatabase(
  "service on PGlite",
  { TEST_DATABASE: "pglite" },
  testDatabase.url && !projects.allOnPglite ? dependsOnDatabase : withDatabase,
);

const onPostgres = onDatabase("service on PostgreSQL", { TEST_DATABASE: "postgres" }, withDatabase);

/** Tests of the computation, which is the same code on each database: pooler, standby and cluster leave them out. */
const COMPUTATION = "verify/figures/**";

/** The whole service behind PgBouncer in transaction mode, where TEST_POOLER_ALL asks for it. */
const behindPooler = onDatabase(
  "service behind PgBouncer",
  { TEST_DATABASE: "postgres", TEST_BEHIND_POOLER: "1" },
  withDatabase,
  // It finds services by their connections to the database, some of which a pooler keeps when they have stopped.
  ["service/admin/restore.test.ts", COMPUTATION],
);

/** The whole service with a standby that answers reads, where TEST_STANDBY asks for it. */
const withStandby = onDatabase(
  "service with a standby",
  { TEST_DATABASE: "postgres", TEST_WITH_STANDBY: "1" },
  withDatabase,
  [COMPUTATION],
);

/**
 * On the Citus cluster whose addresses are in TEST_CLUSTER: the two test files that tell most about it, or the whole
 * service with TEST_CLUSTER_ALL.
 */
const onCluster = onDatabase(
  "service on Citus",
  { TEST_DATABASE: "postgres", TEST_ON_CLUSTER: "1" },
  projects.allOnCluster ? withDatabase : ["service/platform/db/distribute.test.ts", CONFORMANCE],
  [
    COMPUTATION,
    // They begin with an empty database, but on a cluster each database is created with its tables distributed.
    "service/platform/db/migrations.test.ts",
    "service/platform/db/earlier-rows.test.ts",
    // A company's row is on every node, and there writers of such tables do wait for each other (ADR 0062).
    "service/platform/db/locked-company.test.ts",
    // It fills the small disk of one server, which would be only one node of a cluster.
    "service/platform/db/disk-full.test.ts",
  ],
);

/** The paths of the test files in folders. */
function testsIn(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(`${ROOT}${folder}`, { recursive: true }).map((path) => `${folder}/${String(path)}`),
    )
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.test\.tsx?$/.test(path));
}

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: ROOT },
      // Tests start threads whose programs are bundled once for all of them.
      { find: /^\.[./\w-]*\/start-thread$/, replacement: `${ROOT}service/testing/start-thread.ts` },
    ],
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Where other tests run beside it, what is waited for can take longer than the usual second.
    expect: { poll: { timeout: 20_000 } },
    // Two cores: more workers only make each database slower, and tests that watch the clock fail.
    maxWorkers: 2,
    tags: [{ name: "long", description: "Long by its nature; left out of a short run (ADR 0120)." }],
    ...(isShort ? { tagsFilter: ["!long"] } : {}),
    // The projects transform the same modules, and so does the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".build/test/modules" },
    // To load the service anew for each file takes longer than most files' tests. Its modules keep no state between
    // tests.
    isolate: false,
    projects: [
      units(
        "units",
        unitTests.filter((path) => !holds(path, USES_DOM)),
      ),
      units(
        "units in a DOM",
        unitTests.filter((path) => holds(path, USES_DOM)),
        ["scripts/test/empty-document.ts"],
      ),
      {
        extends: true as const,
        test: { name: "service units", include: withoutDatabase, globalSetup: ["scripts/test/bundle-service.mjs"] },
      },
      // A short run has the same tests on PostgreSQL; the browser's tests run on PGlite (ADR 0120).
      ...(testDatabase.url && isShort && !projects.allOnPglite ? [] : [onPglite]),
      ...(testDatabase.url ? [onPostgres] : []),
      ...(projects.allBehindPooler ? [behindPooler] : []),
      ...(projects.withStandby ? [withStandby] : []),
      ...(testDatabase.nodes ? [onCluster] : []),
    ],
  },
});
