import { pathToFileURL } from "node:url";
import { ensureConfigurationBuilt } from "./builds.mjs";
import { inRoot } from "./root.mjs";

/** The data directory is beside the sources unless DATA_DIR says otherwise. */
export const DEFAULTS = { DATA_DIR: inRoot("data") };

/**
 * Loads the module that reads the configuration, and builds it first where its sources have changed. The packages
 * must be installed already.
 * @returns {Promise<typeof import("../../contract/configuration.ts")>}
 */
export async function loadConfiguration(report) {
  await ensureConfigurationBuilt(report);
  return import(pathToFileURL(inRoot(".build/configuration/main.mjs")).href);
}
