import { Problem } from "../run/problem.mjs";
import { ON_PGLITE, runProof } from "../proofs.mjs";

/**
 * No request holds the service's event loop for more than 50 ms, or takes more memory than four times the bytes of its
 * body (of its response, for a read) and 96 MiB for garbage that is not collected yet: bodies that are refused, for
 * every route, list and text in the OpenAPI document; the largest that are accepted; and reads. HOSTILE names routes by
 * a part of their path in that document.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  if (process.platform !== "linux") throw new Problem("The memory is measured on Linux only.");
  return runProof(report, "verify/hostile/prove.ts", ON_PGLITE);
}
