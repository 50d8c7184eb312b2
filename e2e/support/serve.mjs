// Empties DATA_DIR, starts the product on it, and removes the directory when the product has stopped.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

// oxlint-disable-next-line house/environment -- without a default, because the directory is emptied
const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error("DATA_DIR names the directory that is emptied first");
const empty = () => rmSync(dataDir, { recursive: true, force: true });
empty();
const child = spawn(process.execPath, ["scripts/start.mjs"], { stdio: "inherit" });
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => {
  empty();
  process.exitCode = code ?? 1;
});
