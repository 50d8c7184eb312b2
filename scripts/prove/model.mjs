import { ON_PGLITE, runProof, withPostgres } from "../proofs.mjs";

/**
 * The service answers random sequences of requests as the model of the interface does, on PGlite and on PostgreSQL
 * side by side. MODEL_RUNS (10,000 on each) and MODEL_SEED (a random one on each) may be set.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  return withPostgres(report, async (onPostgres) => {
    const proved = await Promise.all([
      runProof(report, "verify/model/prove.ts", ON_PGLITE),
      runProof(report, "verify/model/prove.ts", onPostgres),
    ]);
    return proved.every(Boolean);
  });
}
