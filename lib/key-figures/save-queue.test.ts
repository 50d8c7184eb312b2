import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyFigureData } from "@/contract/key-figure-data";
import { periodOfDays } from "@/contract/period-steps";
import { ApiFailure } from "../api-failure";
import { SaveQueue, type SendOptions } from "./save-queue";
import { itemOf, type ValueAddress } from "./value-address";
import { ValueEdits } from "./value-edits";

const PAUSE = 800;
const address = (month: number): ValueAddress => {
  const day = `2024-${String(month).padStart(2, "0")}-01`;
  return { keyFigureInfoId: "TaxRate", period: periodOfDays(day, day) };
};

interface Put {
  items: KeyFigureData[];
  options: SendOptions;
  succeed: () => void;
  fail: (error: unknown) => void;
}

let edits: ValueEdits;
let queue: SaveQueue;
let puts: Put[];

beforeEach(() => {
  vi.useFakeTimers();
  edits = new ValueEdits();
  puts = [];
  queue = new SaveQueue(
    edits,
    (items, options) =>
      new Promise((resolve, reject) => {
        puts.push({ items, options, succeed: () => { resolve(items); }, fail: reject }); // prettier-ignore
      }),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const type = (month: number, content: number | null) => {
  edits.change([{ address: address(month), content }]);
};
const failure = (status: number) =>
  new ApiFailure({
    status,
    typeOfError: "Any",
    message: "Any.",
    saved: status >= 500 || status === 0 ? "unknown" : "no",
  });
const settled = () => vi.advanceTimersByTimeAsync(0);

describe("SaveQueue", () => {
  it("sends all edits of a pause as one PUT", async () => {
    type(1, 10);
    await vi.advanceTimersByTimeAsync(PAUSE / 2);
    type(2, 20);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
    expect(puts).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(puts.map(({ items }) => items)).toEqual([[itemOf(address(1), 10), itemOf(address(2), 20)]]);
    expect(queue.getStatus()).toMatchObject({ saving: 2, waiting: 0, savedAt: null });
  });

  it("says when it has saved", async () => {
    type(1, 10);
    void queue.flush();
    puts[0]!.succeed();
    await settled();
    expect(queue.getStatus()).toMatchObject({ saving: 0, waiting: 0, failure: null, savedAt: new Date() });
  });

  it("does not wait for ever while somebody types without a pause", async () => {
    for (let typed = 0; typed < 12; typed++) {
      type(1, typed);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(puts).toHaveLength(1);
  });

  it("has one PUT under way and sends later edits after it", async () => {
    type(1, 10);
    void queue.flush();
    type(2, 20);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(puts).toHaveLength(1);
    puts[0]!.succeed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(puts.map(({ items }) => items)).toEqual([[itemOf(address(1), 10)], [itemOf(address(2), 20)]]);
  });

  it("keeps the edits of a refused save, tells why, and sends them again when asked", async () => {
    type(1, 10);
    void queue.flush();
    const refusal = failure(403);
    puts[0]!.fail(refusal);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(queue.getStatus()).toMatchObject({ failed: 1, failure: refusal, retrying: false });
    expect(puts).toHaveLength(1);

    void queue.flush();
    puts[1]!.succeed();
    await settled();
    expect(queue.getStatus()).toMatchObject({ failed: 0, failure: null });
    expect(edits.contentOf(address(1))).toBe(10);
  });

  it("tries again by itself, later each time, when the service was away", async () => {
    type(1, 10);
    void queue.flush();
    puts[0]!.fail(failure(503));
    await settled();
    expect(queue.getStatus()).toMatchObject({ failed: 1, retrying: true });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(puts).toHaveLength(2);
    puts[1]!.fail(failure(0));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(puts).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    puts[2]!.succeed();
    await settled();
    expect(queue.getStatus()).toMatchObject({ failed: 0, failure: null, retrying: false });
  });

  it("sends what is waiting with a request that outlives the page when the page is left", () => {
    type(1, 10);
    queue.leave();
    expect(puts[0]!.options).toEqual({ keepalive: true });
  });

  it("leaves to the drafts what is too much for a leaving page", () => {
    edits.change(Array.from({ length: 121 }, (_, index) => ({
      address: { ...address(1), keyFigureInfoId: `own ${String(index)}` },
      content: 1,
    }))); // prettier-ignore
    queue.leave();
    expect(puts).toHaveLength(0);
  });

  it("sends nothing when there is nothing to send", async () => {
    await queue.flush();
    queue.leave();
    expect(puts).toHaveLength(0);
  });
});
