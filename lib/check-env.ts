import { setEnvironment } from "@/contract/configuration";
import { ConfigurationError } from "@/contract/configuration-error";
import { dashboardEnv } from "./env";

// A wrong configuration prints one line and stops the process.
try {
  // next-auth reads its own address from this variable only.
  setEnvironment({ NEXTAUTH_URL: dashboardEnv().publicUrl });
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
