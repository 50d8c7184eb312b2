import { sql } from "drizzle-orm";
import type { Db } from "../database";
import { lockInstallation } from "../locks";
import { agency, company, user } from "../schema";
import { SERVICE_CONNECTIONS } from "../session-settings";
import { rowsOf } from "../statements";

/**
 * Thrown if a backup cannot be restored, or if values under a lost key cannot be deleted because a service runs; the
 * message explains the reason to the operator.
 */
export class RestoreError extends Error {
  override name = "RestoreError";
}

/**
 * Throws a RestoreError if a service uses this database, because its requests would wait for the restore. Takes the
 * migration lock, for which a service that starts meanwhile waits until the restore has ended.
 */
export async function requireNoService(tx: Db): Promise<void> {
  await lockInstallation(tx, "migration");
  const found = await tx.execute(
    sql`select distinct coalesce(host(client_addr), 'this machine') as address from pg_stat_activity
        where datname = current_database() and application_name = ${SERVICE_CONNECTIONS} order by 1`,
  );
  const addresses = rowsOf<{ address: string }>(found).map(({ address }) => address);
  if (addresses.length > 0) {
    throw new RestoreError(`A service uses this database (from ${addresses.join(", ")}). Stop all services first.`);
  }
}

/** Throws a RestoreError with the numbers of existing objects if the database has data. */
export async function requireEmpty(tx: Db): Promise<void> {
  const agencies = await tx.$count(agency);
  const companies = await tx.$count(company);
  const users = await tx.$count(user);
  if (agencies + companies + users === 0) return;
  throw new RestoreError(
    `The database has data: agencies ${agencies}, companies ${companies}, users ${users}. With --replace the backup takes the place of all of it.`,
  );
}
