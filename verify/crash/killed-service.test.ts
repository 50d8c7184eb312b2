import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
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

it(
  "throws from start() when it has ended, even if something else holds its port and never answers",
  { tags: "long", timeout: 15_000 },
  async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    // A port that is no number ends the service before it does anything.
    await expect(KilledService.start({ SERVICE_PORT: "none" }, port)).rejects.toThrow("is not ready");
    silent.close();
  },
);
