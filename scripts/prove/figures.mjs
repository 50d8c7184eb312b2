import { ON_PGLITE, runProof } from "../proofs.mjs";

/**
 * Every key figure, statement, budget and reconciliation is what a second computation of the definitions makes of the
 * files: those of SIE_FILES and FIGURES_COMPANIES (200) generated ones from FIGURES_SEED on.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  return runProof(report, "verify/figures/prove.ts", ON_PGLITE);
}
