import { existsSync } from "node:fs";
import { canInstallPackages, installPackage } from "./apt.mjs";
import { chromiumPath } from "../service/testing/test-settings.mjs";
import { Problem } from "./run/problem.mjs";

/** Chromium without the parts that draw windows: it takes 60 % of the time for the same pages (ADR 0109). */
const SHELL = { package: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" };

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** For root, Chromium starts only without its sandbox, and its own network traffic would disturb tests. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--disable-gpu",
  "--no-first-run",
];

/**
 * The Chromium to test with: CHROMIUM_PATH, Debian's headless shell, Playwright's own, else one in the usual places;
 * null when there is none.
 * @returns {Promise<string | null>}
 * @throws {Problem} if CHROMIUM_PATH names no file
 */
export async function findChromium() {
  if (chromiumPath) {
    if (existsSync(chromiumPath)) return chromiumPath;
    throw new Problem(`CHROMIUM_PATH is ${JSON.stringify(chromiumPath)}; expected the path of a Chromium program.`);
  }
  const { chromium } = await import("@playwright/test");
  return [SHELL.path, chromium.executablePath(), ...USUAL_PLACES].find((path) => path && existsSync(path)) ?? null;
}

/** {@link findChromium}, after installing it where that is possible. Throws a Problem that says what to do. */
export async function requireChromium(say) {
  const found = await findChromium();
  if (found) return found;
  for (const name of canInstallPackages() ? [SHELL.package, "chromium"] : []) {
    const installed = (await installPackage(name, say)) && (await findChromium());
    if (installed) return installed;
  }
  throw new Problem("Chromium was not found: set CHROMIUM_PATH, or run `npx playwright install --with-deps chromium`.");
}
