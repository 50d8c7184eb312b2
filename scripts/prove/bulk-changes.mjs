import { ensureServiceBuilt } from "../run/builds.mjs";
import { ON_PGLITE, runProof, withPostgres } from "../proofs.mjs";

/**
 * A bulk change changes each of 1,000 companies once, and back once, although the service is killed meanwhile; one of
 * 10,000 is made within a minute: on PGlite and on PostgreSQL.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  await ensureServiceBuilt(report);
  return withPostgres(report, async (onPostgres) => {
    // Not in parallel, because the proof measures times.
    const provedOnPglite = await runProof(report, "verify/bulk-changes/prove.ts", ON_PGLITE);
    return (await runProof(report, "verify/bulk-changes/prove.ts", onPostgres)) && provedOnPglite;
  });
}
