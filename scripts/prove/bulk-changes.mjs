import { ensureServiceBuilt } from "../run/builds.mjs";
import { proveInTurn } from "../proofs.mjs";

/**
 * A bulk change of 1,000 companies changes each that can be changed once, and back once, although the service is killed
 * meanwhile; one of 10,000 is made within a minute: on PGlite and on PostgreSQL.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  await ensureServiceBuilt(report);
  return proveInTurn(report, "verify/bulk-changes/prove.ts");
}
