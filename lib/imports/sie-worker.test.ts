import { afterEach, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "./sie-worker";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("reads a file again for an excerpt when an earlier worker had read it", async () => {
  const posted: FromWorker[] = [];
  const scope = {
    onmessage: (() => undefined) as (event: { data: ToWorker }) => void,
    postMessage: (message: FromWorker) => posted.push(message),
  };
  vi.stubGlobal("self", scope);
  await import("./sie-worker");
  const file = new File(["#FLAGGA 0\n#FORMAT PC8\n"], "a.se");
  scope.onmessage({ data: { type: "excerpt", id: 1, lineNo: 2, file } });
  await vi.waitUntil(() => posted.length > 0);
  expect(posted).toMatchObject([{ type: "excerpt", id: 1, lineNo: 2 }]);
  expect(JSON.stringify(posted)).toContain("#FORMAT PC8");
});
