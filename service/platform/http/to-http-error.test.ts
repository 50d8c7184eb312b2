import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { SilentConnection } from "../db/limit-connection";
import { busyError } from "../db/busy-error";
import { HttpError } from "../http-error";
import { toHttpError } from "./to-http-error";

const coded = (code: string) =>
  new DrizzleQueryError("select 1", [], Object.assign(new Error("as the driver says it"), { code }));

describe("the response to an error", () => {
  it.each([
    ["a refused connection", coded("ECONNREFUSED"), "databaseAway"],
    ["a server that stops", coded("57P01"), "databaseAway"],
    ["a server that starts", coded("57P03"), "databaseAway"],
    ["a standby that only reads", coded("25006"), "databaseAway"],
    ["a transaction that idled too long", coded("25P03"), "databaseAway"],
    ["a connection that broke", new Error("Connection terminated unexpectedly"), "databaseAway"],
    [
      "a connection that had broken",
      new Error("Client has encountered a connection error and is not queryable"),
      "databaseAway",
    ],
    ["a connection that is silent", new SilentConnection(), "databaseAway"],
    ["too many clients", coded("53300"), "busy"],
    ["a statement that took too long", coded("57014"), "busy"],
    ["no free connection in time", busyError(), "busy"],
    ["a full disk", coded("53100"), "databaseFull"],
    ["a full disk that the operating system reports", coded("ENOSPC"), "databaseFull"],
    ["a deadlock", coded("40P01"), "dataBusy"],
    ["a serialization failure", coded("40001"), "dataBusy"],
    ["a lock waited for too long", coded("55P03"), "dataBusy"],
  ])("is 503 with Retry-After: %s", (_, error, kind) => {
    const refusal = toHttpError(error);
    expect(refusal).toMatchObject({ status: 503, kind });
    expect(refusal.headers["retry-after"]).toMatch(/^\d+$/);
    expect(refusal.message).not.toContain("driver");
  });

  it("has a different message for each kind of 503", () => {
    const messages = ["ECONNREFUSED", "53300", "53100", "55P03"].map((code) => toHttpError(coded(code)).message);
    expect(new Set(messages).size).toBe(4);
  });

  it.each([
    ["a key that is taken", coded("23505"), 409],
    ["anything else", coded("42601"), 500],
    ["a thrown string", "text", 500],
  ])("is not 503: %s", (_, error, status) => {
    expect(toHttpError(error).status).toBe(status);
  });

  it("a refusal stays what it is", () => {
    const error = new HttpError("forbidden", "No.");
    expect(toHttpError(error)).toBe(error);
  });
});
