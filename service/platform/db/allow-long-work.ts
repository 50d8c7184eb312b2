import { sql } from "drizzle-orm";
import pg from "pg";
import { allowSilence } from "./bound-connection";
import { connectionOf } from "../internals/drizzle";
import type { Db } from "./database";
import { LONG_LIMITS, setLocal } from "./limits";

/** Lets a transaction take as long as whole books may need, where a request's limits would end it. Until its end. */
export async function allowLongWork(tx: Db): Promise<void> {
  const client = connectionOf(tx);
  if (!(client instanceof pg.Client)) return;
  allowSilence(client, LONG_LIMITS.silence);
  await tx.execute(sql.raw(setLocal(LONG_LIMITS)));
}
