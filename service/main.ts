import { ConfigurationError } from "@/contract/configuration-error";
import { createLog } from "@/contract/log";
import { DirectoryInUse } from "./platform/db/directory-lock";
import { keepFilesPrivate } from "./platform/db/private-files";
import { EncryptionKeyError } from "./platform/encryption/keyring";
import { readEnv } from "./env";
import { reasonOf } from "./platform/http-error";
import { startService } from "./start-service";

let log = createLog("info");

/** The service's main program. Where it cannot start it says why in one line and exits with 1. */
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
    // Told to stop while starting, the service gives up where it is.
    if (!stopping) throw error;
  });
}

function fail(error: unknown): never {
  // A plain Error is one of ours and says all there is to say.
  const ours =
    error instanceof ConfigurationError ||
    error instanceof DirectoryInUse ||
    error instanceof EncryptionKeyError ||
    (error instanceof Error && error.constructor === Error);
  if (!ours) log.fatal({ err: error }, "the service stopped");
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

main().catch(fail);
