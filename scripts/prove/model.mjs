import { proveSideBySide } from "../proofs.mjs";

/**
 * The service answers random sequences of requests as the model of the interface does, on PGlite and on PostgreSQL
 * side by side. MODEL_RUNS (10,000 on each) and MODEL_SEED (a random one on each) may be set.
 * @returns {Promise<boolean>}
 */
export const prove = (report) => proveSideBySide(report, "verify/model/prove.ts");
