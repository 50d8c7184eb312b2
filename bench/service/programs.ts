import { fileURLToPath } from "node:url";
import { startProgram, type Program } from "../measuring/program";

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Starts the service as it was built, with the log that production writes, on this database. */
export function startService(databaseUrl: string, env: Record<string, string>): Promise<Program> {
  return startProgram({
    args: ["--enable-source-maps", fileOf("../../.build/service/main.mjs")],
    ready: "/readyz",
    env: (port) => ({ DATABASE_URL: databaseUrl, ...env, SERVICE_PORT: String(port) }),
  });
}

/** Starts the hand-written server that the service is measured against. */
export function startFloor(databaseUrl: string): Promise<Program> {
  return startProgram({
    args: ["--import", "tsx", fileOf("floor.ts")],
    // It has no such path, but its 404 tells that it is up.
    ready: "/",
    env: (port) => ({ DATABASE_URL: databaseUrl, PORT: String(port) }),
  });
}
