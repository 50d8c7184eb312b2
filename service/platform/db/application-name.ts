/** What a service's connections to PostgreSQL are called there: by it a restore finds that one runs. */
export const SERVICE_CONNECTIONS = "nyckeltal-service";
export const ADMIN_CONNECTIONS = "nyckeltal-admin";

/** The URL of a database, whose connections will have this name in `pg_stat_activity`. */
export function withApplicationName(url: string, name: string): string {
  const named = new URL(url);
  named.searchParams.set("application_name", name);
  return named.href;
}
