// Exits with 0 if all programs that run here respond, else with 1. With --service the dashboard is not asked:
// `node deploy/healthy.mjs [--service]`.
import { argv } from "node:process";
// Made by `npm run build`.
import { readStartConfiguration } from "../.build/configuration/main.mjs";
import { reachable } from "../scripts/run/ports.mjs";

const PATIENCE_MS = 5_000;

const { ACCOUNTING_API_URL, HOST, PORT, SERVICE_PORT } = readStartConfiguration();
const host = reachable(HOST);
const addresses = [];
// With ACCOUNTING_API_URL the service runs elsewhere.
if (!ACCOUNTING_API_URL) addresses.push(`http://${host}:${SERVICE_PORT}/healthz`);
if (!argv.includes("--service")) addresses.push(`http://${host}:${PORT}/api/health`);

for (const address of addresses) {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (status !== 200) throw new Error(`status ${status}`);
  } catch (error) {
    process.stderr.write(`${address}: ${error.cause?.message ?? error.message}\n`);
    process.exitCode = 1;
  }
}
