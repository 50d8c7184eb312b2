// Exits with 0 when the programs that were started here are up: `node deploy/healthy.mjs [--service]`.
import { argv, env } from "node:process";

const PATIENCE_MS = 5_000;

const addresses = [];
if (!env.ACCOUNTING_API_URL) addresses.push(`http://127.0.0.1:${env.SERVICE_PORT || 4000}/healthz`);
if (!argv.includes("--service")) addresses.push(`http://127.0.0.1:${env.PORT || 3000}/api/health`);

for (const address of addresses) {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (status !== 200) throw new Error(`status ${status}`);
  } catch (error) {
    process.stderr.write(`${address}: ${error.cause?.message ?? error.message}\n`);
    process.exitCode = 1;
  }
}
