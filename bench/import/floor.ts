import { PGlite } from "@electric-sql/pglite";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { OpenDatabase } from "@/service/db/database";

const TABLES = ["voucher", "voucher_row"];

/** Milliseconds that the database takes to store the rows of an import with COPY. */
export interface Floor {
  /** Into tables of the same columns without keys and indexes. */
  bare: number;
  /** Into tables with the same of those. */
  same: number;
}

/** Takes the rows of a company's vouchers out of the database and stores them again in other tables, as fast as it can. */
export async function measureFloor(database: OpenDatabase, companyId: string): Promise<Floor> {
  const { $client: client } = database.db as unknown as { $client: pg.Pool | PGlite };
  return client instanceof PGlite ? floorOf(onPglite(client), companyId) : await onPostgres(client, companyId);
}

interface Copying {
  run: (statement: string) => Promise<unknown>;
  /** The rows of a query in the binary format. */
  take: (query: string) => Promise<Buffer[]>;
  put: (table: string, rows: Buffer[]) => Promise<unknown>;
}

async function floorOf({ run, take, put }: Copying, companyId: string): Promise<Floor> {
  const rows: Buffer[][] = [];
  for (const table of TABLES) rows.push(await take(`select * from ${table} where company_id = '${companyId}'`));
  const measure = async (like: string) => {
    for (const table of TABLES) await run(`create table floor_${table} (like ${table} ${like})`);
    await run("checkpoint");
    const start = performance.now();
    await run("begin");
    for (const [i, table] of TABLES.entries()) await put(`floor_${table}`, rows[i]!);
    await run("commit");
    const took = performance.now() - start;
    for (const table of TABLES) await run(`drop table floor_${table}`);
    return took;
  };
  return { bare: await measure(""), same: await measure("including all") };
}

function onPglite(client: PGlite): Copying {
  return {
    run: (statement) => client.exec(statement),
    take: async (query) => {
      const { blob } = await client.query(`copy (${query}) to '/dev/blob' with (format binary)`);
      return [Buffer.from(await blob!.arrayBuffer())];
    },
    put: (table, rows) =>
      client.query(`copy ${table} from '/dev/blob' with (format binary)`, [], { blob: new Blob(rows as BlobPart[]) }),
  };
}

async function onPostgres(pool: pg.Pool, companyId: string): Promise<Floor> {
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
