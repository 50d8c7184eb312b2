import { npmProgram } from "./environment.mjs";
import { exec } from "./exec.mjs";

/**
 * Runs npm to its end.
 * @param {string[]} args
 * @param {Parameters<typeof exec>[2]} [options]
 */
export function npm(args, options) {
  // npm passes the path of its own program to scripts; outside npm it is found in PATH, on Windows by the shell.
  const cli = npmProgram;
  if (cli && /npm-cli\.c?js$/.test(cli)) return exec(process.execPath, [cli, ...args], options);
  return exec("npm", args, { ...options, shell: process.platform === "win32" });
}
