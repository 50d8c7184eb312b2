import { afterEach, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "./sie-worker";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts a worker and returns a function that sends it messages, with the messages that it posts. */
async function start() {
  const posted: FromWorker[] = [];
  const scope = {
    onmessage: (() => undefined) as (event: { data: ToWorker }) => void,
    postMessage: (message: FromWorker) => posted.push(message),
  };
  vi.stubGlobal("self", scope);
  vi.resetModules();
  await import("./sie-worker");
  const send = (data: ToWorker) => {
    scope.onmessage({ data });
  };
  return { posted, send };
}

const file = new File(["#FLAGGA 0\n#FORMAT PC8\n"], "a.se");

it("reads a file again for an excerpt when an earlier worker had read it", async () => {
  const { posted, send } = await start();
  send({ type: "excerpt", id: 1, lineNo: 2, file });
  await vi.waitUntil(() => posted.length > 0);
  expect(posted).toMatchObject([{ type: "excerpt", id: 1, lineNo: 2 }]);
  expect(JSON.stringify(posted)).toContain("#FORMAT PC8");
});

it("keeps no text of a file that is forgotten while it is read", async () => {
  const { posted, send } = await start();
  send({ type: "excerpt", id: 1, lineNo: 2, file });
  send({ type: "forget", id: 1 });
  await vi.waitUntil(() => posted.length > 0);
  // With the text of the first file still there, the second one would not be read.
  send({ type: "excerpt", id: 1, lineNo: 1, file: new File(["#PROGRAM x\n"], "b.se") });
  await vi.waitUntil(() => posted.length > 1);
  expect(JSON.stringify(posted[1])).toContain("#PROGRAM");
});

it("goes on with later messages when a file cannot be read", async () => {
  const { posted, send } = await start();
  send({ type: "read", id: 1, file: { arrayBuffer: () => Promise.reject(new Error("gone")) } as unknown as File });
  send({ type: "excerpt", id: 2, lineNo: 1, file });
  await vi.waitUntil(() => posted.length > 1);
  expect(posted).toMatchObject([
    { type: "failed", id: 1, reason: "gone" },
    { type: "excerpt", id: 2 },
  ]);
});
