import { dashboardEnv, EnvError } from "./env";

// A wrong configuration stops the start with one line.
try {
  dashboardEnv();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
