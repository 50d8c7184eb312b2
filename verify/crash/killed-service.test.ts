import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { KilledService } from "./killed-service";

it("ends at once when it has ended before, so that a proof whose service does not come back tells why", async () => {
  const service = new KilledService(spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]), 0);
  await service.end("SIGKILL");
  await expect(service.end("SIGTERM")).resolves.toBeUndefined();
}, 5_000);
