import { npmProgram } from "./environment.mjs";
import { exec } from "./exec.mjs";

/**
 * Runs npm to its end.
 * @param {string[]} args
 * @param {Parameters<typeof exec>[2]} [options]
 */
export function npm(args, options) {
  // npm passes the path of its own program to scripts, and other package managers theirs. Where it is not npm's, npm is
  // found in PATH, on Windows by the shell.
  if (npmProgram && /npm-cli\.c?js$/.test(npmProgram)) return exec(process.execPath, [npmProgram, ...args], options);
  return exec("npm", args, { ...options, shell: process.platform === "win32" });
}
