import { expect, it } from "vitest";
import type { Db, Replica } from "../db/database";
import { ReplicaBehind } from "../db/replica/read-replica";
import { HttpError } from "../http-error";
import { readOnReplica } from "./read-on-replica";

const coded = (code: string) => Object.assign(new Error("failed"), { code });
const wrapped = (cause: Error) => new Error("Failed query", { cause });

it.each([
  ["is away", wrapped(coded("ECONNREFUSED")), false],
  ["has not replayed what the read needs", wrapped(new ReplicaBehind()), false],
  ["has no free connection", wrapped(coded("53300")), true],
  ["cancels the read for replay", wrapped(coded("40001")), true],
  ["refuses a write", wrapped(coded("25006")), true],
  ["has a full disk", wrapped(coded("53100")), true],
  ["serves a read that fails by a bug", new TypeError("undefined is not a function"), true],
  ["serves a read that finds the service busy", new HttpError("unavailable", "Later."), true],
])("lets the primary answer where the standby %s", async (_, error, staysUsed) => {
  const [standby, database] = [{} as Db, {} as Db];
  const replica = {
    isUsed: true,
    answered: { replica: 0, primary: 0 },
    readsFrom: () => ({ db: standby, end: () => undefined }),
  } as unknown as Replica;
  const perform = (db: Db) => (db === standby ? Promise.reject(error) : Promise.resolve("answered"));
  expect(await readOnReplica(replica, "00000001 10", perform, database)).toBe("answered");
  expect(replica).toMatchObject({ isUsed: staysUsed, answered: { replica: 0, primary: 1 } });
});
