import { ensureServiceBuilt } from "../run/builds.mjs";
import { ON_PGLITE, runProof, withPostgres } from "../proofs.mjs";

/**
 * A service that is killed under load, CRASH_CYCLES (200) times on PGlite and on PostgreSQL, loses nothing that it has
 * acknowledged and leaves nothing half done.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  await ensureServiceBuilt(report);
  return withPostgres(report, async (onPostgres) => {
    // One after the other: how soon each is ready again is measured.
    const provedOnPglite = await runProof(report, "verify/crash/prove.ts", ON_PGLITE);
    return (await runProof(report, "verify/crash/prove.ts", onPostgres)) && provedOnPglite;
  });
}
