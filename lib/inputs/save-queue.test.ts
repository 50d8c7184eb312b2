import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { periodOfDays } from "@/contract/period";
import { ApiError } from "@/lib/api/error";
import { SaveQueue, type SendOptions } from "./save-queue";
import { changeOf, itemOf, type ValueAddress } from "./value-address";
import { ValueEdits } from "./value-edits";

/** Milliseconds: the pause in typing that the queue waits for. */
const PAUSE = 800;
/** The address of a value on the first day of a month; the queue does not need the whole month. */
const address = (month: number): ValueAddress => {
  const day = `2024-${String(month).padStart(2, "0")}-01`;
  return { keyFigureInfoId: "TaxRate", period: periodOfDays(day, day) };
};

interface Put {
  items: KeyFigureDataChange[];
  options: SendOptions;
  succeed: () => void;
  fail: (error: unknown) => void;
}

let edits: ValueEdits;
let queue: SaveQueue;
let puts: Put[];
/** Values as the service lists them. */
let stored: KeyFigureData[];
/** The service's response in place of that list. */
let fetchError: ApiError | null;

beforeEach(() => {
  vi.useFakeTimers();
  edits = new ValueEdits();
  puts = [];
  stored = [];
  fetchError = null;
  queue = new SaveQueue(edits, {
    send: (items, options) =>
      new Promise((resolve, reject) => {
        puts.push({
          items,
          options,
          succeed: () => {
            resolve(items);
          },
          fail: reject,
        });
      }),
    fetch: () => (fetchError ? Promise.reject(fetchError) : Promise.resolve(stored)),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const type = (month: number, content: number | null) => {
  edits.change([{ address: address(month), content }]);
};
const failure = (status: number) =>
  new ApiError({
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
    expect(puts.map(({ items }) => items)).toEqual([[changeOf(address(1), 10, null), changeOf(address(2), 20, null)]]);
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
    // Six seconds of typing, and the queue waits for at most five.
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
    expect(puts.map(({ items }) => items)).toEqual([
      [changeOf(address(1), 10, null)],
      [changeOf(address(2), 20, null)],
    ]);
  });

  it("ends a flush asked for during a save only when the edits made during that save are saved too", async () => {
    type(1, 10);
    void queue.flush();
    type(2, 20);
    const flushed = vi.fn();
    void queue.flush().then(flushed);
    puts[0]!.succeed();
    await settled();
    expect(puts.map(({ items }) => items)).toEqual([
      [changeOf(address(1), 10, null)],
      [changeOf(address(2), 20, null)],
    ]);
    expect(flushed).not.toHaveBeenCalled();
    puts[1]!.succeed();
    await settled();
    expect(flushed).toHaveBeenCalledOnce();
    expect(queue.getStatus()).toMatchObject({ saving: 0, waiting: 0 });
  });

  it("keeps the edits of a refused save, tells why, and sends them again when asked", async () => {
    type(1, 10);
    void queue.flush();
    const error = failure(403);
    puts[0]!.fail(error);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(queue.getStatus()).toMatchObject({ failed: 1, failure: error, retrying: false });
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

  it("sends later edits only after the wait that the service asked for", async () => {
    type(1, 10);
    void queue.flush();
    puts[0]!.fail(new ApiError({ status: 429, typeOfError: "Any", message: "Any.", saved: "no", retryAfter: 60 }));
    await vi.advanceTimersByTimeAsync(30_000);
    type(2, 20);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(puts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(puts[1]!.items).toEqual([changeOf(address(1), 10, null), changeOf(address(2), 20, null)]);
  });

  it("sends nothing when the grid or the page is left during that wait, and all edits after it", async () => {
    type(1, 10);
    void queue.flush();
    puts[0]!.fail(new ApiError({ status: 503, typeOfError: "Any", message: "Any.", saved: "no", retryAfter: 60 }));
    await settled();
    type(2, 20);
    const flushed = vi.fn();
    void queue.flush().then(flushed);
    queue.leave();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(puts).toHaveLength(1);
    expect(queue.getStatus()).toMatchObject({ failed: 1, waiting: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(puts[1]!.items).toEqual([changeOf(address(1), 10, null), changeOf(address(2), 20, null)]);
    expect(flushed).not.toHaveBeenCalled();
    puts[1]!.succeed();
    await settled();
    expect(flushed).toHaveBeenCalledOnce();
  });

  it("no longer tries again, and begins anew with the next failure, when all that failed has been undone", async () => {
    for (const round of [1, 2]) {
      type(1, 10);
      void queue.flush();
      await settled();
      puts.at(-1)!.fail(failure(429));
      await settled();
      expect(queue.getStatus(), String(round)).toMatchObject({ failed: 1, retrying: true });
      type(1, null);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(queue.getStatus(), String(round)).toMatchObject({ failed: 0, failure: null, retrying: false });
    }
    expect(puts).toHaveLength(2);
  });

  it("sends what is waiting with a request that outlives the page when the page is left", () => {
    type(1, 10);
    queue.leave();
    expect(puts[0]!.options).toEqual({ keepalive: true });
  });

  it("sends only once when the page is left, even if the save is refused", async () => {
    type(1, 10);
    queue.leave();
    puts[0]!.fail(failure(412));
    await settled();
    expect(puts).toHaveLength(1);
    expect(queue.getStatus()).toMatchObject({ failed: 1 });
  });

  it("leaves to the drafts what is too much for a leaving page", () => {
    // One edit more than the queue sends as the page is left.
    edits.change(
      Array.from({ length: 121 }, (_, index) => ({
        address: { ...address(1), keyFigureInfoId: `own ${String(index)}` },
        content: 1,
      })),
    );
    queue.leave();
    expect(puts).toHaveLength(0);
  });

  it("sends the other edits after a refusal, and asks about the value that somebody else has written", async () => {
    type(1, 10);
    type(2, 20);
    void queue.flush();
    stored = [itemOf(address(1), 11)];
    puts[0]!.fail(failure(412));
    await settled();
    expect(puts[1]!.items).toEqual([changeOf(address(2), 20, null)]);
    puts[1]!.succeed();
    await settled();
    expect(queue.getStatus()).toMatchObject({ conflicts: 1, failed: 0, waiting: 0, failure: null });
    expect(edits.conflicts()).toMatchObject([{ mine: 10, theirs: 11 }]);

    edits.resolveConflicts("mine");
    void queue.flush();
    expect(puts[2]!.items).toEqual([changeOf(address(1), 10, 11)]);
  });

  it("waits before the next attempt after five refusals in succession", async () => {
    type(1, 10);
    void queue.flush();
    for (let put = 0; put < 5; put++) {
      puts[put]!.fail(failure(412));
      await settled();
    }
    expect(puts).toHaveLength(5);
    expect(queue.getStatus()).toMatchObject({ failed: 1, retrying: true });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(puts).toHaveLength(6);
  });

  it("has failed when the stored values cannot be fetched after a refusal", async () => {
    type(1, 10);
    void queue.flush();
    fetchError = failure(403);
    puts[0]!.fail(failure(412));
    await settled();
    expect(queue.getStatus()).toMatchObject({ failed: 1, waiting: 0, failure: fetchError, retrying: false });

    fetchError = null;
    void queue.flush();
    await settled();
    expect(puts[1]!.items).toEqual([changeOf(address(1), 10, null)]);
  });

  it("fetches the stored values before it sends again what may have been stored", async () => {
    type(1, 10);
    void queue.flush();
    stored = [itemOf(address(1), 10)];
    puts[0]!.fail(failure(503));
    await settled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(puts).toHaveLength(1);
    expect(queue.getStatus()).toMatchObject({ failed: 0, waiting: 0, failure: null });
    expect(edits.stateOf(address(1))).toBe("plain");
  });

  it("sends nothing when there is nothing to send", async () => {
    await queue.flush();
    queue.leave();
    expect(puts).toHaveLength(0);
  });
});
