import { serialize } from "node:v8";
import type { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it, vi } from "vitest";
import { writeWire } from "@/contract/wire";
import { HttpError } from "../http-error";
import { readSie } from "../../books/sie/read";
import { fromMessage } from "../../books/sie/file-message";
import { compareBooks, type KeptBooks } from "../../features/imports/changes/compare-books";
import { compressText } from "../../features/imports/imported-files";
import type { ReceivedMessage } from "../../features/imports/receive-file";
import { WorkerPool, type WorkerLimits } from "./worker-pool";

const pools: WorkerPool[] = [];

function poolOf(limits: Partial<WorkerLimits> = {}): WorkerPool {
  const pool = new WorkerPool(limits);
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  vi.useRealTimers();
  for (const pool of pools.splice(0)) await pool.close();
});

const body = (text: string) => ({ kind: "body" as const, bytes: Buffer.from(text), schema: null });
const period = { start: "2025-01-01", end: "2025-01-31" };

describe("a worker", () => {
  it("reads a body as the main thread does, with -0, NaN, Infinity and a member named __proto__", async () => {
    const value = JSON.parse('{"__proto__":{"a":1},"list":[1,{"b":null}]}') as object;
    const sent = { ...value, number: -0, more: [NaN, Infinity], text: "å\u2028" };
    const { value: read } = await poolOf().run(body(writeWire(sent)));
    expect(read).toEqual(sent);
    expect(Object.is((read as { number: number }).number, -0)).toBe(true);
    expect(Object.hasOwn(read as object, "__proto__")).toBe(true);
  });

  it("checks a list and gives back all of its items in their order", async () => {
    // The thread sends 2,000 items at a time, so these come in three parts.
    const items = Array.from({ length: 5_001 }, (_, i) => ({ keyFigureInfoId: `Own${i}`, period, value: i }));
    const bytes = Buffer.from(writeWire(items));
    const { lists } = await poolOf().run({ kind: "body", bytes, schema: "keyFigureData" });
    expect((lists.items as typeof items).map(({ value }) => value)).toEqual(items.map(({ value }) => value));
    // The buffer went to the thread without a copy.
    expect(bytes.byteLength).toBe(0);
  });

  it("refuses a body with the same message as the main thread", async () => {
    const bytes = Buffer.from(writeWire(Array.from({ length: 1_000 }, () => ({}))));
    const refused = poolOf().run({ kind: "body", bytes, schema: "keyFigureTargets" });
    await expect(refused).rejects.toThrow(
      "The body is not valid: $[0].keyFigureType: is required; $[0].period: is required; $[0].value: is required.",
    );
    await expect(refused).rejects.toBeInstanceOf(HttpError);
  });

  it("reads a SIE file as the main thread does", async () => {
    const rows = Array.from(
      { length: 300 },
      (_, i) =>
        `#VER A ${i} 20250115 "Köp \\"${i}\\""\n{\n#TRANS 1930 {1 "N"} -${i}.50\n#TRANS 4010 {} ${i}.50 "" "rad"\n}`,
    );
    const text = [
      "#FLAGGA 0",
      "#SIETYP 4",
      "#RAR 0 20250101 20251231",
      "#KONTO 1930 Bank",
      "#IB 0 1930 12.00",
      ...rows,
      "",
    ].join("\n");
    const { value, lists } = await poolOf().run<ReceivedMessage>({
      kind: "import",
      bytes: Buffer.from(writeWire({ data: text, companyId: "c" })),
    });
    const file = fromMessage(value.file, lists);
    const own = readSie(text);
    expect(value.request).toEqual({ companyId: "c" });
    expect(Buffer.from(value.text).toString()).toBe(text);
    expect([...file.vouchers]).toEqual([...own.vouchers]);
    expect({ ...file, vouchers: null }).toEqual({ ...own, vouchers: null });
  });

  it("compares books as the main thread does", async () => {
    const days = { start: "2025-01-01", end: "2025-12-31" };
    const books = async (amount: string): Promise<KeptBooks> => {
      const lines = ["#SIETYP 4", "#RAR 0 20250101 20251231", "#KONTO 1930 Bank", '#VER A 1 20250115 ""', "{"];
      const text = [...lines, `#TRANS 1930 {} ${amount}`, `#TRANS 3001 {} -${amount}`, "}", ""].join("\n");
      return { days, files: [{ content: await compressText(Buffer.from(text)), options: {}, days }] };
    };
    const [before, after] = [await books("1.00"), await books("2.50")];
    const { value, lists } = await poolOf().run<object>({ kind: "compare", bytes: serialize([before, after]) });
    const own = await compareBooks(before, after);
    expect({ ...value, ...lists }).toEqual(own);
    expect(own.accounts).toHaveLength(2);
  });
});

describe("the pool", () => {
  it("refuses a job when as many are waiting as may wait, and does the others", async () => {
    const pool = poolOf({ threads: 1, waiting: 1 });
    const jobs = await Promise.allSettled([1, 2, 3].map((n) => pool.run(body(String(n)))));
    expect(jobs).toMatchObject([
      { status: "fulfilled", value: { value: 1 } },
      { status: "fulfilled", value: { value: 2 } },
      { status: "rejected", reason: { kind: "unavailable", headers: { "retry-after": "1" } } },
    ]);
  });

  it("lets no more bytes wait than it may", async () => {
    const pool = poolOf({ threads: 1, waitingBytes: 5 });
    const jobs = await Promise.allSettled(["1", '"abc"', "2"].map((text) => pool.run(body(text))));
    expect(jobs.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  });

  it("loses only the job that takes too long, or too much memory", { tags: "long" }, async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const slow = poolOf({ threads: 1, longest: 1_000 });
    const tooLong = slow.run(body("1"));
    vi.advanceTimersByTime(1_000);
    await expect(tooLong).rejects.toMatchObject({ kind: "unavailable", headers: { "retry-after": "60" } });
    expect((await slow.run(body("2"))).value).toBe(2);
    const small = poolOf({ threads: 1, heap: 40 });
    const large = JSON.stringify(
      Array.from({ length: 900 }, (_, i) =>
        Object.fromEntries(Array.from({ length: 100 }, (__, j) => [`member${i}x${j}${"y".repeat(300)}`, j])),
      ),
    );
    await expect(small.run(body(large))).rejects.toMatchObject({ kind: "tooLarge" });
    expect((await small.run(body("2"))).value).toBe(2);
  });

  it("outlives a thread that fails without a job, and starts another", async () => {
    const pool = poolOf({ threads: 1 });
    const started: Worker[] = [];
    const onWorker = (worker: Worker) => started.push(worker);
    process.on("worker", onWorker);
    await pool.run(body("1"));
    expect(() => started[0]!.emit("error", new Error("failed without a job"))).not.toThrow();
    expect((await pool.run(body("2"))).value).toBe(2);
    process.off("worker", onWorker);
    expect(started).toHaveLength(2);
    // The pool has given this thread up after its error, so closing the pool does not end it.
    await started[0]!.terminate();
  });

  it("refuses jobs once it is closed", async () => {
    const pool = poolOf();
    await pool.run(body("1"));
    await pool.close();
    await expect(pool.run(body("1"))).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("rejects unfinished jobs when it is closed, with the message that the service is stopping", async () => {
    const pool = poolOf({ threads: 1 });
    const jobs = Promise.allSettled([pool.run(body("1")), pool.run(body("2"))]);
    await pool.close();
    const stopping = { status: "rejected", reason: { message: "The service is stopping." } };
    expect(await jobs).toMatchObject([stopping, stopping]);
  });
});
