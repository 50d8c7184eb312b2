import { delimiter } from "node:path";

// The environment variables that scripts read, apart from the configuration (contract/configuration.ts) and the
// settings of tests and proofs (service/testing/test-settings.mjs).

/** The folders in which the shell looks for programs. */
export const searchPath = (process.env.PATH ?? "").split(delimiter);

/** Set by npm for a script that it runs: its name, the path of npm's own program, and the caller's folder. */
export const npmScript = process.env.npm_lifecycle_event;
export const npmProgram = process.env.npm_execpath;
export const callersFolder = process.env.INIT_CWD;

/**
 * This process's environment with changes, for a program that is started.
 * @param {Record<string, string | undefined>} changes
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentWith(changes) {
  return { ...process.env, ...changes };
}
