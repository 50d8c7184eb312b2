import { expect, test } from "vitest";
import { ApiError } from "@/lib/api/error";
import { BatchUploads, isSending, type UploadDependencies } from "./batch-uploads";

const PLACE = { agencyId: "demo", batchId: "one" };
const files = (...names: string[]) => names.map((name) => new File(["#FLAGGA 0"], name));
const failure = (status: number, retryAfter?: number) =>
  new ApiError({ status, typeOfError: "x", message: "x", saved: "unknown", retryAfter });

/** Fake dependencies: each file fails the given number of times. Calls are recorded. */
function world(failures: Record<string, number>, status = 503, retryAfter?: number) {
  const log = { sent: [] as string[], waited: [] as number[], atOnce: 0, most: 0 };
  const dependencies: UploadDependencies = {
    send: async (_, file) => {
      log.atOnce++;
      log.most = Math.max(log.most, log.atOnce);
      await Promise.resolve();
      log.atOnce--;
      const left = failures[file.name] ?? 0;
      failures[file.name] = left - 1;
      if (left > 0) throw failure(status, retryAfter);
      log.sent.push(file.name);
      return {} as never;
    },
    wait: (ms) => {
      log.waited.push(ms);
      return Promise.resolve();
    },
  };
  return { log, uploads: new BatchUploads(dependencies) };
}

test("all files are sent, three at a time", async () => {
  const { log, uploads } = world({});
  const sending = uploads.send(PLACE, files("a", "b", "c", "d", "e", "f", "g"));
  expect(isSending(uploads.of("one").get())).toBe(true);
  expect(uploads.isSending()).toBe(true);
  await sending;
  expect(log.sent.sort()).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
  expect(log.most).toBe(3);
  expect(uploads.of("one").get()).toEqual({ total: 7, sent: 7, failed: [] });
  expect(uploads.isSending()).toBe(false);
});

test("files that are added meanwhile wait for their turn, three at a time over all batches", async () => {
  const { log, uploads } = world({});
  await Promise.all([
    uploads.send(PLACE, files("a", "b", "c", "d")),
    uploads.send(PLACE, files("e", "f", "g", "h")),
    uploads.send({ ...PLACE, batchId: "two" }, files("i", "j", "k", "l")),
  ]);
  expect(log.sent).toEqual("abcdefghijkl".split(""));
  expect(log.most).toBe(3);
});

test("a file that fails for a passing reason is sent up to six times, with increasing delays", async () => {
  const { log, uploads } = world({ a: 2, b: 7 });
  await uploads.send(PLACE, files("a", "b", "c"));
  expect(log.sent.sort()).toEqual(["a", "c"]);
  // The delays of "a", which fails twice, and of "b", which is given up after six failures. Its seventh comes below.
  expect(log.waited.toSorted((x, y) => x - y)).toEqual([1, 1, 2, 2, 4, 8, 16].map((seconds) => 1_000 * seconds));
  expect(uploads.of("one").get()).toMatchObject({ total: 3, sent: 2, failed: [{ file: { name: "b" } }] });
  await uploads.sendAgain(PLACE);
  expect(log.sent.at(-1)).toBe("b");
  expect(uploads.of("one").get().failed).toEqual([]);
});

test.each([
  [503, 5, [5_000, 5_000]],
  [429, 1, [1_000, 2_000]],
  [429, 3_600, []],
])("after a %i with Retry-After %i a file waits at least that long, or fails if over a minute", async (...given) => {
  const [status, retryAfter, waited] = given;
  const { log, uploads } = world({ a: 2 }, status, retryAfter);
  await uploads.send(PLACE, files("a"));
  expect(log.waited).toEqual(waited);
  expect(uploads.of("one").get().failed).toHaveLength(waited.length === 0 ? 1 : 0);
});

test("a refused file is not sent again", async () => {
  const { log, uploads } = world({ a: 1 }, 412);
  await uploads.send(PLACE, files("a", "b"));
  expect(log.waited).toEqual([]);
  expect(
    uploads
      .of("one")
      .get()
      .failed.map(({ file }) => file.name),
  ).toEqual(["a"]);
});

test("a second round of files counts anew", async () => {
  const { uploads } = world({});
  await uploads.send(PLACE, files("a", "b"));
  const more = uploads.send(PLACE, files("c"));
  expect(uploads.of("one").get()).toMatchObject({ total: 1, sent: 0 });
  await more;
});
