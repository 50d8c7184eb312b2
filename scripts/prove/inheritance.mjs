import { proveSideBySide } from "../proofs.mjs";

/**
 * The standards that hold for an agency, its types and companies are those of a plain model, after random edits of
 * random trees through two services: 10,000 sequences, half of them on PGlite and half on PostgreSQL, side by side.
 * INHERITANCE_RUNS (5,000 on each) and INHERITANCE_SEED (a random one on each) may be set.
 * @returns {Promise<boolean>}
 */
export const prove = (report) => proveSideBySide(report, "verify/inheritance/prove.ts");
