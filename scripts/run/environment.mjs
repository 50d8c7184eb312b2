import { delimiter } from "node:path";

// Everything that scripts read of the environment beside the configuration (contract/configuration.ts).

/** The folders in which the shell looks for programs. */
export const searchPath = (process.env.PATH ?? "").split(delimiter);

/** Set by npm for the scripts that it runs. */
export const npm = {
  isRunning: process.env.npm_lifecycle_event !== undefined,
  /** The path of npm's own program. */
  program: process.env.npm_execpath,
  /** The folder in which the person has called npm. */
  calledFrom: process.env.INIT_CWD,
};

/**
 * This process's environment with changes, for a program that is started.
 * @param {Record<string, string | undefined>} changes
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentWith(changes) {
  return { ...process.env, ...changes };
}
