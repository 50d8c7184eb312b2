// On both databases: a statement of a migration moves the restored rows to the table of standards.
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-database";
import { restoredValues } from "../../testing/test-keyring";
import { TestApp } from "../../testing/test-app";
import { readBackup, writeBackup } from "../../platform/db/backup/backup-file";
import { toRule } from "./rule-kind";
import { agencyOwner, readRules } from "./rule-row";

/** Agency, id, rule and time of creation; zzz is a millisecond older than aaa, whose time is of another zone. */
const ROWS = [
  ["home", "zzz", { kind: "noComment", days: 30, isOn: true, name: "Först" }, "2026-01-02 03:04:05.678+00"],
  ["home", "aaa", { kind: "booksLate", days: 9, isOn: false }, "2026-01-02 04:04:05.679+01"],
  [
    "home",
    "loss",
    { kind: "comparison", formula: "[NetSales] < 0", resolution: "ytd", isOn: true },
    "2026-01-01 00:00+00",
  ],
] as const;

it("rules are restored from a backup made before they were standards, in the order of their creation", async () => {
  const app = await TestApp.start();
  const other = await openTestDatabase();
  try {
    await app.make.agency("home");
    const pieces: Buffer[] = [];
    await writeBackup(app.database.db, new Date(), (piece) => Promise.resolve(void pieces.push(Buffer.from(piece))));
    // Without the last line, which says how many rows there are.
    const lines = gunzipSync(Buffer.concat(pieces)).toString().trimEnd().split("\n").slice(0, -1);
    const table = JSON.stringify({ table: "finding_rule", columns: ["agency_id", "id", "rule", "created"] });
    const rules = ROWS.map(([agencyId, id, rule, created]) =>
      JSON.stringify([agencyId, id, JSON.stringify(rule), created]),
    );
    const body = [...lines, table, ...rules];
    const end = JSON.stringify({ end: true, rows: body.filter((line) => line.startsWith("[")).length });
    await other.migrate();
    await readBackup(other.db, Readable.from([gzipSync([...body, end, ""].join("\n"))]), restoredValues());
    const restored = (await readRules(other.db, agencyOwner("home"))).map(toRule);
    expect(restored.find(({ id }) => id === "loss")).toMatchObject({ formula: "[NetSales] < 0", isChanged: true });
    expect(restored.filter(({ isStandard }) => !isStandard)).toEqual([
      { id: "zzz", ...ROWS[0][2], isStandard: false },
      { id: "aaa", ...ROWS[1][2], isStandard: false },
    ]);
  } finally {
    await other.close();
    await app.stop();
  }
});
