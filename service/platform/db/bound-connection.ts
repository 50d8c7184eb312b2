import { sql } from "drizzle-orm";
import pg from "pg";
import { beginsTransaction, connectionOf } from "../internals/drizzle";
import { socketOf } from "../internals/pg";
import type { Db } from "./database";
import { setLocal, LONG_LIMITS, type Limits } from "./limits";

/** The database did not respond in time; the connection was destroyed. */
export class SilentConnection extends Error {
  override name = "SilentConnection";
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database has not answered in time.");
  }
}

/**
 * Gives an open connection its limits: each transaction is begun with those that the database keeps, in the same
 * message, and the connection is given up when it owes an answer and stays silent. Connections can die without a sign
 * (a firewall that forgets them, a machine that is gone), and nobody else would notice.
 */
export function boundConnection(client: pg.Client, limits: Limits): void {
  let isAnswerOwed = false;
  const begun = setLocal(limits);
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((config: unknown, ...rest: unknown[]) => {
    isAnswerOwed = true;
    return query(beginsTransaction(config) ? { ...config, text: `${config.text}; ${begun}` } : config, ...rest);
  }) as typeof client.query;
  client.on("drain", () => {
    isAnswerOwed = false;
  });
  allowSilence(client, limits.silence);
  socketOf(client).on("timeout", () => {
    // One that was ended waits for the other side to do the same.
    if (isAnswerOwed || socketOf(client).writableEnded) giveUp(client);
  });
}

/** Sets the time that a connection may stay silent while it owes a response, in milliseconds. */
export function allowSilence(client: pg.Client, silence: number): void {
  socketOf(client).setTimeout(silence);
}

/** Destroys a connection at once; pending statements fail with a {@link SilentConnection}. */
export function giveUp(client: pg.Client): void {
  socketOf(client).destroy(new SilentConnection());
}

/** Lets a transaction take as long as whole books may need, where a request's limits would end it. Until its end. */
export async function allowLongWork(tx: Db): Promise<void> {
  const client = connectionOf(tx);
  if (!(client instanceof pg.Client)) return;
  allowSilence(client, LONG_LIMITS.silence);
  await tx.execute(sql.raw(setLocal(LONG_LIMITS)));
}
