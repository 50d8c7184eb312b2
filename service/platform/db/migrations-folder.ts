import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The SQL migrations, found upwards from this file: it runs from its source and from the bundle in .build alike. */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "service/platform/db/migrations");
    if (existsSync(join(candidate, "meta/_journal.json"))) return candidate;
  }
  throw new Error("service/platform/db/migrations was not found beside the program");
}
