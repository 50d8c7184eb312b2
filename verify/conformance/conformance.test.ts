// On both databases: the statements of every path.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "@/service/platform/db/statements";
import { recordStatements } from "@/service/testing/recorded-statements";
import { TEST_CLUSTER } from "@/service/testing/test-database";
import type { Need } from "./check";
import { TOPICS } from "./checks/topics";
import { Fixture } from "./fixture";
import { concernOf, scattered } from "./shards";

const REASONS: Record<Need, string> = {
  administrator: "it needs an administrator's token",
  "own service": "it needs the service's database",
};

let fixture: Fixture | undefined;
const notRun: string[] = [];

const sqlStatements = TEST_CLUSTER && recordStatements(concernOf);
beforeAll(async () => {
  fixture = await Fixture.open();
});
afterAll(async () => {
  if (notRun.length > 0) process.stdout.write(`${notRun.length} checks were not run:\n${notRun.join("\n")}\n`);
  await fixture?.close();
});

for (const { name: topicName, checks } of TOPICS) {
  describe(topicName, () => {
    for (const { name, needs, run } of checks) {
      it(name, async ({ skip }) => {
        const { administrator, own } = fixture!;
        if ((needs === "administrator" && !administrator) || (needs === "own service" && !own)) {
          notRun.push(`  ${topicName}: ${name} (${REASONS[needs]})`);
          skip(REASONS[needs]);
        }
        await run(fixture!);
      });
    }
  });
}

describe.runIf(TEST_CLUSTER)("on a cluster", () => {
  it(
    "every SQL statement that these checks ran stays on one shard, but for those about all companies",
    { timeout: 300_000 },
    async () => {
      const bound = [...sqlStatements!.values()].filter(({ path }) => concernOf(path) !== "all companies");
      // Fewer would mean that the requests of the checks were not recorded.
      expect(bound.filter(({ path }) => concernOf(path) === "one company").length).toBeGreaterThan(100);
      const [database] = rowsOf<{ name: string }>(
        await fixture!.own!.database.db.execute(sql`select current_database() as name`),
      );
      const url = new URL(TEST_CLUSTER![0]!);
      url.pathname = `/${database!.name}`;
      expect(await scattered(url.href, bound)).toEqual([]);
    },
  );
});
