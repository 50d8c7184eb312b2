import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { projects, testDatabase } from "./service/testing/test-settings.mjs";

const SERVICE = "service/**/*.test.ts";
/** Without a database the kind of database makes no difference. */
const SERVICE_WITHOUT_DATABASE = [
  "service/books/sie/**",
  "service/figures/**",
  "service/figures/statements/**",
  "service/demo/generate.test.ts",
  "service/platform/encryption/key*.test.ts",
  "service/env.test.ts",
  "service/platform/auth/attempt-limit.test.ts",
  "service/platform/oidc/pages/**",
  "service/features/comments/new-comment-id.test.ts",
  // Of the embedded database by themselves.
  "service/main.test.ts",
  "service/platform/db/directory-lock.test.ts",
  "service/platform/db/pglite-client.test.ts",
  "service/platform/http/write-wire-yielding.test.ts",
  "service/platform/db/read-written.test.ts",
  "service/platform/jobs/yielding.test.ts",
];

const onPglite = {
  extends: true as const,
  test: { name: "service on PGlite", include: [SERVICE, "verify/**/*.test.ts"], env: { TEST_DATABASE: "pglite" } },
};
const onPostgres = {
  extends: true as const,
  test: {
    name: "service on PostgreSQL",
    include: [SERVICE],
    exclude: SERVICE_WITHOUT_DATABASE,
    env: { TEST_DATABASE: "postgres" },
  },
};

/** Behind PgBouncer in transaction mode, whose program TEST_PGBOUNCER names: the conformance suite, or with TEST_POOLER_ALL the whole service. */
const behindPooler = {
  extends: true as const,
  test: {
    name: "service behind PgBouncer",
    include: projects.allBehindPooler ? [SERVICE] : ["verify/conformance/conformance.test.ts"],
    exclude: [
      ...SERVICE_WITHOUT_DATABASE,
      // It finds services by their connections to the database, some of which a pooler keeps when they have stopped.
      "service/admin/restore.test.ts",
    ],
    env: { TEST_DATABASE: "postgres", TEST_BEHIND_POOLER: "1" },
  },
};

/** The whole service with a standby that answers reads, where TEST_STANDBY asks for it. */
const withStandby = {
  extends: true as const,
  test: {
    name: "service with a standby",
    include: [SERVICE],
    exclude: SERVICE_WITHOUT_DATABASE,
    env: { TEST_DATABASE: "postgres", TEST_WITH_STANDBY: "1" },
  },
};

/** On a cluster, of which TEST_CLUSTER has the addresses: what tells most of it, or with TEST_CLUSTER_ALL the whole service. */
const onCluster = {
  extends: true as const,
  test: {
    name: "service on Citus",
    include: projects.allOnCluster
      ? [SERVICE]
      : ["service/platform/db/distribute.test.ts", "verify/conformance/*.test.ts"],
    exclude: [
      ...SERVICE_WITHOUT_DATABASE,
      // They begin with an empty database; on a cluster a copy of one that is spread is made.
      "service/platform/db/migrations.test.ts",
      "service/platform/db/earlier-rows.test.ts",
      // A company's row is on every node, and there writers of such tables do wait for each other (ADR 0062).
      "service/platform/db/locked-company.test.ts",
      // A tablespace on a small disk is one node's.
      "service/platform/db/disk-full.test.ts",
    ],
    env: { TEST_DATABASE: "postgres", TEST_ON_CLUSTER: "1" },
  },
};

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more workers only make each database slower.
    maxWorkers: 2,
    projects: [
      {
        extends: true as const,
        test: { name: "units", include: ["{app,components,lib,contract,scripts}/**/*.test.{ts,tsx}"] },
      },
      onPglite,
      ...(testDatabase.url ? [onPostgres] : []),
      ...(testDatabase.url && testDatabase.pgbouncer ? [behindPooler] : []),
      ...(projects.withStandby ? [withStandby] : []),
      ...(testDatabase.nodes ? [onCluster] : []),
    ],
  },
});
