import { afterEach, expect, it, vi } from "vitest";
import { SieReader } from "./sie-reader";
import type { FromWorker, ToWorker } from "./sie-worker";

class FakeWorker {
  static posted: ToWorker[] = [];
  static respond: (message: FromWorker) => void;
  static fail: () => void;
  static count = 0;
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;

  constructor() {
    FakeWorker.count++;
    FakeWorker.fail = () => {
      this.onerror({ message: "" });
    };
    FakeWorker.respond = (message) => {
      this.onmessage({ data: message });
    };
  }

  postMessage(message: ToWorker): void {
    FakeWorker.posted.push(message);
  }

  terminate(): void {}
}

afterEach(() => {
  FakeWorker.posted = [];
  FakeWorker.count = 0;
  vi.unstubAllGlobals();
});

it("reads a file once for two requests at the same time, and settles both", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  const reader = new SieReader();
  const file = new File(["#FLAGGA 0"], "a.se");
  const both = Promise.all([reader.read(1, file), reader.read(1, file)]);
  const sie = { encoding: "cp437" as const, dataJson: new Blob() };
  FakeWorker.respond({ type: "read", id: 1, sie });
  expect(await both).toEqual([sie, sie]);
  expect(FakeWorker.posted).toEqual([{ type: "read", id: 1, file }]);
});

it("starts another worker after one that could not be started", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  const reader = new SieReader();
  const file = new File(["#FLAGGA 0"], "a.se");
  const failing = reader.read(1, file);
  FakeWorker.fail();
  await expect(failing).rejects.toThrow("the worker could not be started");
  const again = reader.read(1, file);
  expect(FakeWorker.count).toBe(2);
  const sie = { encoding: "cp437" as const, dataJson: new Blob() };
  FakeWorker.respond({ type: "read", id: 1, sie });
  expect(await again).toEqual(sie);
});

it("sends the file with a request for an excerpt, for a worker that has not read it, until it is forgotten", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  const reader = new SieReader();
  const file = new File(["#FLAGGA 0"], "a.se");
  const reading = reader.read(1, file);
  FakeWorker.respond({ type: "read", id: 1, sie: { encoding: "cp437", dataJson: new Blob() } });
  await reading;
  FakeWorker.fail();
  void reader.excerpt(1, 1);
  expect([FakeWorker.count, FakeWorker.posted.at(-1)]).toEqual([2, { type: "excerpt", id: 1, lineNo: 1, file }]);
  reader.forget(1);
  await expect(reader.excerpt(1, 2)).rejects.toThrow("not read");
});
