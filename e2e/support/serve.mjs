// Starts the product on an empty data directory of its own and removes that when it has stopped.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";

// oxlint-disable-next-line house/environment -- no default: it would be emptied
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
