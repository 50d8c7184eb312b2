/** Runs once before the dashboard takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") await import("./lib/check-env");
}
