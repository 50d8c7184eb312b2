import type pg from "pg";

/** Application name of a service's connections to PostgreSQL, by which a restore detects that one runs. */
export const SERVICE_CONNECTIONS = "nyckeltal-service";
export const ADMIN_CONNECTIONS = "nyckeltal-admin";

/** The URL of a database, whose connections will have this name in `pg_stat_activity`. */
export function withApplicationName(url: string, name: string): string {
  const named = new URL(url);
  named.searchParams.set("application_name", name);
  return named.href;
}

/**
 * Sets these settings for the session of a connection, unless a pooler in transaction mode stands before the database:
 * there each transaction runs in another session, and what one client sets another one finds. A pooler is known by the
 * process number that it says as one connects: it has to make one up, for no process of the database is the client's
 * own (ADR 0065).
 * @returns whether the session is the connection's own
 */
export async function setForSession(client: pg.Client, settings: Record<string, string>): Promise<boolean> {
  const { processID } = client as pg.Client & { processID: number | null };
  const names = Object.keys(settings);
  const { rowCount } = await client.query(
    `select ${names.map((_, i) => `set_config($${2 * i + 2}, $${2 * i + 3}, false)`).join()} where pg_backend_pid() = $1`,
    [processID, ...Object.entries(settings).flat()],
  );
  return rowCount === 1;
}
