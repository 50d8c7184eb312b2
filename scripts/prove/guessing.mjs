import { testDatabase } from "../../service/testing/test-settings.mjs";
import { Problem } from "../run/problem.mjs";
import { ON_PGLITE, runProof, withPostgres } from "../proofs.mjs";

/**
 * An attacker has at most twenty tries an hour at a user's password or code, by all ways together, from whatever
 * addresses and with any header, while other users at the same addresses can sign in. May be set: GUESSING_HOURS (2),
 * how long an attack lasts; GUESSING_TRIES (1), tries at a time by each way; GUESSING, a part of the names of the
 * attacks to run; TEST_DATABASE, pglite or postgres, where only one of them is attacked.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  if (process.platform !== "linux") throw new Problem("The tries come from 127.0.0.0/8, all of which only Linux has.");
  const guess = (env) => runProof(report, "verify/guessing/prove.ts", env);
  const only = testDatabase.kind;
  const provedOnPglite = only === "postgres" || (await guess(ON_PGLITE));
  return (only === "pglite" || (await withPostgres(report, guess))) && provedOnPglite;
}
