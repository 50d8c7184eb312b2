import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe } from "vitest";
import { decodeSieBytes } from "@/contract/sie-bytes";

/** The vendors' test files stand beside the repository and are no part of it. */
const FOLDER = fileURLToPath(new URL("../../../../shared/data/sie/", import.meta.url));

export const realFilesAreHere = existsSync(FOLDER);

/** A `describe` for tests that need the vendors' files: skipped, visibly, where they are missing; an error in CI. */
export function describeWithRealFiles(name: string, tests: () => void): void {
  if (!realFilesAreHere && process.env["CI"]) throw new Error(`${name}: the SIE files are missing in ${FOLDER}`);
  describe.skipIf(!realFilesAreHere)(name, tests);
}

export function realFileBytes(name: string): Uint8Array {
  return readFileSync(`${FOLDER}${name}`);
}

export function realFileText(name: string): string {
  return decodeSieBytes(realFileBytes(name)).text;
}

/** The names of the vendors' files; none where they are missing. */
export function realFileNames(): string[] {
  return realFilesAreHere ? readdirSync(FOLDER).filter((name) => /\.(se|si)$/.test(name)) : [];
}
