import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { Refusal } from "../errors";
import { toRefusal } from "./to-refusal";

const coded = (code: string) =>
  new DrizzleQueryError("select 1", [], Object.assign(new Error("as the driver says it"), { code }));

describe("what an error becomes", () => {
  it.each([
    ["a refused connection", coded("ECONNREFUSED")],
    ["a server that stops", coded("57P01")],
    ["a server that starts", coded("57P03")],
    ["too many clients", coded("53300")],
    ["a full disk", coded("53100")],
    ["a standby that only reads", coded("25006")],
    ["a transaction that idled too long", coded("25P03")],
    ["no free connection in time", new Error("timeout exceeded when trying to connect")],
    ["a connection that broke", new Error("Connection terminated unexpectedly")],
    ["a connection that had broken", new Error("Client has encountered a connection error and is not queryable")],
    ["a deadlock", coded("40P01")],
    ["a serialization failure", coded("40001")],
    ["a lock waited for too long", coded("55P03")],
  ])("%s: come again", (_, error) => {
    const refusal = toRefusal(error);
    expect(refusal.status).toBe(503);
    expect(refusal.headers["retry-after"]).toMatch(/^\d+$/);
    expect(refusal.message).not.toContain("driver");
  });

  it.each([
    ["a key that is taken", coded("23505"), 409],
    ["anything else", coded("42601"), 500],
    ["no error at all", "text", 500],
  ])("%s", (_, error, status) => {
    expect(toRefusal(error).status).toBe(status);
  });

  it("a refusal stays what it is", () => {
    const refusal = new Refusal("forbidden", "No.");
    expect(toRefusal(refusal)).toBe(refusal);
  });
});
