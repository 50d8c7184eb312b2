import { existsSync, readFileSync } from "node:fs";

/** Reads a JSON file; null when it does not exist because the program that writes it ended too early. */
export function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
