import { ConfigurationError } from "@/contract/configuration-error";
import { createLog } from "@/contract/log";
import { DirectoryInUse } from "./platform/db/directory-lock";
import { keepFilesPrivate } from "./platform/db/private-files";
import { EncryptionKeyError } from "./platform/encryption/keyring";
import { readEnv } from "./env";
import { reasonOf } from "./platform/http-error";
import { startService } from "./start-service";

let log = createLog("info");

/** The main program of the service. If it cannot start, it prints the reason in one line and exits with 1. */
async function main(): Promise<void> {
  keepFilesPrivate();
  const env = readEnv();
  log = createLog(env.logLevel);
  const service = await startService(env, { log, say: (line) => process.stdout.write(`${line}\n`) });
  let stopping: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      stopping ??= service.stop().then(() => process.exit(0), fail);
    });
  }
  await service.ready.catch((error: unknown) => {
    // A signal to stop during the start also rejects `ready`, which is no failure.
    if (!stopping) throw error;
  });
}

function fail(error: unknown): never {
  // These errors and plain Errors have messages for the operator, so their stack is not logged.
  const isExpected =
    error instanceof ConfigurationError ||
    error instanceof DirectoryInUse ||
    error instanceof EncryptionKeyError ||
    (error instanceof Error && error.constructor === Error);
  if (!isExpected) log.fatal({ err: error }, "the service stopped");
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

main().catch(fail);
