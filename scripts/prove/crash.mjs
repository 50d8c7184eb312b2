import { ensureServiceBuilt } from "../run/builds.mjs";
import { proveInTurn } from "../proofs.mjs";

/**
 * A service that is killed under load, CRASH_CYCLES (200) times on PGlite and on PostgreSQL, loses nothing that it has
 * acknowledged and leaves nothing half done.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  await ensureServiceBuilt(report);
  return proveInTurn(report, "verify/crash/prove.ts");
}
