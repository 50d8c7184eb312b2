import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Db, Replica } from "../database";
import { PingConnection } from "../ping-connection";
import { readPosition } from "./position";
import { ReplicaWatch } from "./replica-watch";

const IDENTITY = "7000000000000000000 books";
const HOUR_MS = 3_600_000;

/** Timeline and offset of both servers. */
const positions = { database: "", standby: "" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  vi.spyOn(PingConnection.prototype, "ask").mockImplementation(() =>
    Promise.resolve({ identity: IDENTITY, position: readPosition(positions.standby) }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("measures no lag from before a failover that the standby has followed", async () => {
  const replica = { url: "postgres://standby.test/books", isUsed: false, lagSeconds: null } as Replica;
  const execute = () => Promise.resolve({ rows: [{ identity: IDENTITY, position: positions.database }] });
  Object.assign(positions, { database: "00000001 200", standby: "00000001 100" });
  const watch = new ReplicaWatch(replica, { execute } as unknown as Db, pino({ enabled: false }));
  await expect.poll(() => replica.lagSeconds).not.toBeNull();
  expect(replica.isUsed).toBe(false);

  Object.assign(positions, { database: "00000002 300", standby: "00000002 300" });
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => replica.isUsed).toBe(true);

  vi.advanceTimersByTime(HOUR_MS);
  Object.assign(positions, { database: "00000002 400", standby: "00000002 300" });
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => replica.isUsed).toBe(false);
  expect(replica.lagSeconds).toBeLessThan(10);
  watch.stop();
});
