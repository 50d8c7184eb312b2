import type pg from "pg";
import { processIdOf } from "../internals/pg";

/** Application name of connections of the service to PostgreSQL; a restore uses it to detect a running service. */
export const SERVICE_CONNECTIONS = "nyckeltal-service";
export const ADMIN_CONNECTIONS = "nyckeltal-admin";

/** Adds an application name to the URL of a database, which `pg_stat_activity` then shows. */
export function withApplicationName(url: string, name: string): string {
  const named = new URL(url);
  named.searchParams.set("application_name", name);
  return named.href;
}

/**
 * Sets these settings for the session of a connection, unless it leads to a pooler, which may share the session with
 * other clients. A pooler makes up the process id of a connection, so that it differs from pg_backend_pid() (ADR 0065).
 * @returns false behind a pooler
 */
export async function setForSession(client: pg.Client, settings: Record<string, string>): Promise<boolean> {
  const names = Object.keys(settings);
  const { rowCount } = await client.query(
    `select ${names.map((_, i) => `set_config($${2 * i + 2}, $${2 * i + 3}, false)`).join()} where pg_backend_pid() = $1`,
    [processIdOf(client), ...Object.entries(settings).flat()],
  );
  return rowCount === 1;
}
