import { proveSideBySide } from "../proofs.mjs";

/**
 * The values that an agency's list has of its companies are those that each company's resource computes, after random
 * writes through two services, on PGlite and on PostgreSQL side by side. PORTFOLIO_RUNS (1,000 on each) and
 * PORTFOLIO_SEED (a random one on each) may be set.
 * @returns {Promise<boolean>}
 */
export const prove = (report) => proveSideBySide(report, "verify/portfolio/prove.ts");
