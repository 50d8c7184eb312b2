import { sql } from "drizzle-orm";
import pg from "pg";
import { beginsTransaction, commitsTransaction, connectionOf } from "../internals/drizzle";
import { socketOf } from "../internals/pg";
import type { Db } from "./database";
import { setLocal, LONG_LIMITS, type Limits } from "./limits";

/** Thrown by statements whose connection was destroyed, mostly because the database did not respond in time. */
export class SilentConnection extends Error {
  override name = "SilentConnection";
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database has not answered in time.");
  }
}

/** Thrown by the commit of a transaction of which a statement has failed: PostgreSQL rolls it back without an error. */
class TransactionRolledBack extends Error {
  override name = "TransactionRolledBack";
  /** SQLSTATE in_failed_sql_transaction. */
  readonly code = "25P02";

  constructor() {
    super("The transaction was rolled back, because one of its statements had failed.");
  }
}

/**
 * Applies limits to an open connection. The statement that begins a transaction also sets the limits that
 * PostgreSQL enforces, because settings of a session do not last behind a pooler. The connection is destroyed if a
 * response is due and nothing arrives: connections can die unnoticed, for instance after a firewall has dropped them.
 */
export function limitConnection(client: pg.Client, limits: Limits): void {
  let isResponseDue = false;
  const limitSettings = setLocal(limits);
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  client.query = ((config: unknown, ...rest: unknown[]) => {
    isResponseDue = true;
    if (beginsTransaction(config)) return query({ ...config, text: `${config.text}; ${limitSettings}` }, ...rest);
    const result = query(config, ...rest);
    return commitsTransaction(config) ? (result as Promise<pg.QueryResult>).then(requireCommitted) : result;
  }) as typeof client.query;
  // The client emits this when no statement is queued or running.
  client.on("drain", () => {
    isResponseDue = false;
  });
  allowSilence(client, limits.silence);
  socketOf(client).on("timeout", () => {
    // After client.end() no response is due, but the connection waits for the server to close it.
    if (isResponseDue || socketOf(client).writableEnded) giveUp(client);
  });
}

function requireCommitted(result: pg.QueryResult): pg.QueryResult {
  if (result.command === "ROLLBACK") throw new TransactionRolledBack();
  return result;
}

/** Sets the milliseconds for which a connection may neither send nor receive anything while a response is due. */
export function allowSilence(client: pg.Client, silence: number): void {
  socketOf(client).setTimeout(silence);
}

/** Destroys a connection at once; pending statements fail with a {@link SilentConnection}. */
export function giveUp(client: pg.Client): void {
  socketOf(client).destroy(new SilentConnection());
}

/** Sets {@link LONG_LIMITS} until the end of the transaction, for work on whole books. */
export async function allowLongWork(tx: Db): Promise<void> {
  const client = connectionOf(tx);
  // The embedded database has no limits.
  if (!(client instanceof pg.Client)) return;
  allowSilence(client, LONG_LIMITS.silence);
  await tx.execute(sql.raw(setLocal(LONG_LIMITS)));
}
