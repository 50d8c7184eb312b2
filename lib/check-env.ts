import { handOver } from "@/contract/configuration";
import { ConfigurationError } from "@/contract/configuration-error";
import { dashboardEnv } from "./env";

// A wrong configuration stops the start with one line.
try {
  // next-auth takes its own address from there alone.
  handOver({ NEXTAUTH_URL: dashboardEnv().publicUrl });
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
