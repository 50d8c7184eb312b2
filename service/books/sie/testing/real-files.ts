import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe } from "vitest";
import { decodeSieBytes } from "@/contract/imports/sie-bytes";
import { sieFiles } from "../../../testing/test-settings.mjs";

/**
 * The vendors' test files are not part of the repository: SIE_FILES names their folder. Without it the tests that need
 * them are visibly skipped; if it is set, missing files fail them.
 */
const FOLDER = sieFiles === undefined ? null : resolve(sieFiles);

if (FOLDER !== null && !existsSync(FOLDER)) throw new Error(`SIE_FILES: there is no folder ${FOLDER}`);

/** A `describe` for tests that need the vendors' files. */
export function describeWithRealFiles(name: string, tests: () => void): void {
  describe.skipIf(FOLDER === null)(name, tests);
}

export function realFileBytes(name: string): Uint8Array {
  return readFileSync(resolve(FOLDER!, name));
}

export function realFileText(name: string): string {
  return decodeSieBytes(realFileBytes(name)).text;
}

/** The names of the vendors' files; empty if SIE_FILES is not set. */
export function realFileNames(): string[] {
  return FOLDER === null ? [] : readdirSync(FOLDER).filter((name) => /\.(se|si)$/.test(name));
}
