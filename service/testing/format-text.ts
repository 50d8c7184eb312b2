import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Returns a generated text as `npm run format` would write it in the file with this path. */
export function formatText(path: string, text: string): string {
  const command = ["node_modules/oxfmt/bin/oxfmt", `--stdin-filepath=${path}`];
  return execFileSync(process.execPath, command, { cwd: ROOT, input: text, encoding: "utf8" });
}
