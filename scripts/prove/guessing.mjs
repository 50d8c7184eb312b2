import { testDatabase } from "../../service/testing/test-settings.mjs";
import { Problem } from "../run/problem.mjs";
import { ON_PGLITE, runProof, withPostgres } from "../proofs.mjs";

/**
 * An attacker has at most twenty tries an hour at a user's password or code, by every way, from one address, a /64 or
 * many, with any header made up, and others at the same address can sign in all the while. GUESSING_HOURS (2) of an
 * attack, GUESSING_TRIES (1) at a time by each way, and GUESSING, a part of an attack's name, may be set.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  if (process.platform !== "linux") throw new Problem("The tries come from 127.0.0.0/8, all of which only Linux has.");
  const guess = (env) => runProof(report, "verify/guessing/prove.ts", env);
  const only = testDatabase.kind;
  const provedOnPglite = only === "postgres" || (await guess(ON_PGLITE));
  return (only === "pglite" || (await withPostgres(report, guess))) && provedOnPglite;
}
