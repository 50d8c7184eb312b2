import { createHash } from "node:crypto";
import { LEGAL_TAX_RATES } from "../../figures/engine/legal-tax-rate";
import { eubas97 } from "../../figures/eubas97";
import { DEFINITIONS } from "../../figures/formulas/definitions";

/**
 * Increase it when the engine computes other values from the same definitions, or when more values or other targets
 * are stored. `figures-revision.test.ts` fails when its reference values change while this number does not.
 */
const ENGINE_REVISION = 8;

/**
 * Identifies the engine, the definitions of the standard key figures and their terms, the tax rates and the built-in
 * chart of accounts. Stored figures of another revision are computed again in the background.
 */
export const FIGURES_REVISION = `${ENGINE_REVISION}-${createHash("sha256")
  .update(JSON.stringify([DEFINITIONS, LEGAL_TAX_RATES, eubas97("en")]))
  .digest("base64url")
  .slice(0, 16)}`;
