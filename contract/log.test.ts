import { describe, expect, it } from "vitest";
import { DrizzleQueryError } from "drizzle-orm";
import { createLog } from "./log";

function logged(error: unknown): string {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).error({ err: error }, "failed");
  return lines.join("");
}

describe("the log", () => {
  it("tells what failed and where, without the values of the query", () => {
    const cause = Object.assign(new Error("connection lost"), { code: "08006", detail: "Key (x)=(secret)" });
    const text = logged(new DrizzleQueryError("insert into app_user values ($1)", ["secret\n    at secret"], cause));
    expect(JSON.parse(text)).toMatchObject({
      level: 50,
      msg: "failed",
      err: {
        type: "DrizzleQueryError",
        message: "Failed query: insert into app_user values ($1)",
        frames: expect.arrayContaining([expect.stringContaining("log.test.ts")]),
        cause: { message: "connection lost", code: "08006" },
      },
    });
    expect(text).not.toContain("secret");
  });

  it("ends a chain of causes where it leads back to an error in it", () => {
    const inner = new Error("inner");
    const outer = new Error("outer", { cause: inner });
    inner.cause = outer;
    const { err } = JSON.parse(logged(outer)) as { err: object };
    expect(err).toMatchObject({ message: "outer", cause: { message: "inner" } });
    expect(err).not.toHaveProperty("cause.cause");
  });

  it("takes what is no error as it is", () => {
    expect(JSON.parse(logged("odd"))).toMatchObject({ err: { type: "string", message: "odd" } });
  });
});
