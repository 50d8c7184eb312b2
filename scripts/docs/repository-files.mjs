import { spawnSync } from "node:child_process";
import { inRoot } from "../run/root.mjs";

/**
 * The paths of all files in the repository's index. Throws when git lists none, because tests of no files would pass.
 * @returns {string[]}
 */
export function repositoryFiles() {
  const { status, stdout, stderr, error } = spawnSync("git", ["ls-files"], { cwd: inRoot("."), encoding: "utf8" });
  if (error) throw error;
  const files = stdout.split("\n").filter((file) => file !== "");
  if (status !== 0 || files.length === 0) throw new Error(`git ls-files lists no files: ${stderr}`);
  return files;
}
