import { PGlite } from "@electric-sql/pglite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { OpenDatabase } from "@/service/platform/db/database";
import { PgliteClient } from "@/service/platform/db/pglite-client";

/** Views of plain rows over the blocks in which vouchers are stored (ADR 0041). */
const VIEWS = ["voucher", "voucher_row"];

/**
 * Reads the vouchers and rows of a company from the database and measures how fast COPY stores them, as plain rows, in
 * bare tables without keys and indexes: a yardstick for imports, which may be faster because they store blocks.
 * @returns milliseconds of the faster of two measurements
 */
export async function measureFloor(database: OpenDatabase, companyId: string): Promise<number> {
  const { $client: client } = database.db as unknown as { $client: pg.Pool | PgliteClient };
  return client instanceof PgliteClient ? onPglite(client, companyId) : onPostgres(client, companyId);
}

interface Copying {
  run: (statement: string) => Promise<unknown>;
  /** The rows of a query in the binary format. */
  take: (query: string) => Promise<Buffer[]>;
  put: (table: string, rows: Buffer[]) => Promise<unknown>;
}

async function floorOf({ run, take, put }: Copying, companyId: string): Promise<number> {
  const rows: Buffer[][] = [];
  for (const view of VIEWS) rows.push(await take(`select * from ${view} where company_id = '${companyId}'`));
  const measure = async () => {
    for (const view of VIEWS) await run(`create table floor_${view} (like ${view})`);
    // Otherwise a checkpoint for what was written before could begin while COPY is measured.
    await run("checkpoint");
    const start = performance.now();
    await run("begin");
    for (const [i, view] of VIEWS.entries()) await put(`floor_${view}`, rows[i]!);
    await run("commit");
    const took = performance.now() - start;
    for (const view of VIEWS) await run(`drop table floor_${view}`);
    return took;
  };
  return Math.min(await measure(), await measure());
}

/** Measures on a copy of the database in a directory of its own, because the service's client reads no binary rows. */
async function onPglite(client: PgliteClient, companyId: string): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), "bench-floor-"));
  const pglite = new PGlite({ dataDir: directory, loadDataDir: await client.dumpDataDir() });
  try {
    return await floorOf(
      {
        run: (statement) => pglite.exec(statement),
        take: async (query) => {
          const { blob } = await pglite.query(`copy (${query}) to '/dev/blob' with (format binary)`);
          return [Buffer.from(await blob!.arrayBuffer())];
        },
        put: (table, rows) =>
          pglite.query(`copy ${table} from '/dev/blob' with (format binary)`, [], {
            blob: new Blob(rows as BlobPart[]),
          }),
      },
      companyId,
    );
  } finally {
    await pglite.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function onPostgres(pool: pg.Pool, companyId: string): Promise<number> {
  const client = await pool.connect();
  try {
    return await floorOf(
      {
        run: (statement) => client.query(statement),
        take: (query) => client.query(copyTo(`copy (${query}) to stdout with (format binary)`)).toArray(),
        put: (table, rows) =>
          pipeline(Readable.from(rows), client.query(copyFrom(`copy ${table} from stdin with (format binary)`))),
      },
      companyId,
    );
  } finally {
    client.release();
  }
}
