/** Runs once before the dashboard takes requests: a wrong configuration stops the start with one line. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { dashboardEnv, EnvError } = await import("./lib/env");
  try {
    dashboardEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
