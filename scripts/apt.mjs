import { existsSync } from "node:fs";
import { environmentWith } from "./run/environment.mjs";
import { exec } from "./run/exec.mjs";

/** True when a missing program can be installed without a password: as root on a Debian machine. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Installs a Debian package; false when that fails. */
export async function installPackage(name, say) {
  const env = environmentWith({ DEBIAN_FRONTEND: "noninteractive" });
  const apt = async (...args) => (await exec("apt-get", ["-q", ...args], { env, onLine: say })).code === 0;
  const install = () => apt("install", "--yes", "--no-install-recommends", name);
  return (await install()) || ((await apt("update")) && (await install()));
}
