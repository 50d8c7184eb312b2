import { existsSync, readFileSync } from "node:fs";

/** A file of JSON, or null where a program that was to write it has not come that far. */
export function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
