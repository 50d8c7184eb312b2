import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { KilledService } from "./killed-service";

it("ends at once a second time, so that a proof can report why its service does not come back", async () => {
  const service = new KilledService(spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]), 0);
  await service.end("SIGKILL");
  await expect(service.end("SIGTERM")).resolves.toBeUndefined();
}, 5_000);

it("throws from kill() when it has ended by itself", async () => {
  const child = spawn(process.execPath, ["--eval", "setTimeout(() => {}, 50)"]);
  const service = new KilledService(child, 0);
  await once(child, "exit");
  await expect(service.kill()).rejects.toThrow("ended by itself");
}, 5_000);
