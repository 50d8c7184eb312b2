import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, it, vi } from "vitest";
import { readEnv } from "./env";
import type { OpenDatabase } from "./platform/db/database";
import { startService } from "./start-service";
import { openTestDatabase } from "./testing/test-database";
import { TEST_ENCRYPTION_KEY } from "./testing/test-keyring";

it("a service that is stopped while it opens the database begins no work, and closes the database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "nyckeltal-"));
  const env = readEnv({ SERVICE_PORT: "0", DEMO: "0", ENCRYPTION_KEY: TEST_ENCRYPTION_KEY, DATA_DIR: dataDir });
  const database = await openTestDatabase();
  const close = vi.fn(() => database.close());
  let open!: (opened: OpenDatabase) => void;
  const opening = new Promise<OpenDatabase>((resolve) => (open = resolve));
  const say = vi.fn();
  const log = pino({ level: "silent" });
  const service = await startService(env, { log, say, openDatabase: () => opening });
  const stopping = service.stop();
  open({ ...database, close });
  await expect(service.ready).rejects.toHaveProperty("name", "AbortError");
  await stopping;
  expect(close).toHaveBeenCalledOnce();
  expect(say).not.toHaveBeenCalledWith(expect.stringContaining("The service is ready"));
  rmSync(dataDir, { recursive: true });
});
