import { beforeEach, expect, test, vi } from "vitest";
import { watchedService } from "./dev-service.mjs";
import { watch } from "./programs.mjs";
import { createReport } from "./report.mjs";

type Launch = Parameters<typeof watchedService>[0];
type OnEnd = (result: { errors: object[] }) => Promise<void>;

/** Tells the service that its sources have been bundled, as esbuild does when they were saved. */
let bundled: OnEnd;
vi.mock("esbuild", () => ({
  context: ({ plugins }: { plugins: { setup: (build: { onEnd: (callback: OnEnd) => void }) => void }[] }) => {
    plugins[0]!.setup({ onEnd: (callback) => (bundled = callback) });
    return Promise.resolve({ watch: () => Promise.resolve(), dispose: () => Promise.resolve() });
  },
  formatMessages: () => Promise.resolve([]),
}));

let lines: string[];
const report = createReport({ write: (text: string) => lines.push(text) });
beforeEach(() => {
  lines = [];
});

/** A program that never comes up, and runs until it is stopped. */
function starting() {
  let end!: (how: string) => void;
  const ended = new Promise<string>((resolve) => (end = resolve));
  let running = true;
  const stop = () => {
    running = false;
    end("ended with code 0");
    return ended.then(() => undefined);
  };
  return { name: "example", ended, stop, kill: () => undefined, isRunning: () => running };
}

// Nothing listens on port 9, so the program does not count as up.
const launching: Launch = () => watch({ report }, "example", starting, "http://127.0.0.1:9/");
/** Resolves after all work that waits neither for a timer nor for another program. */
const turn = () => new Promise(setImmediate);

test("a service that is started again while it starts, or stopped, has not failed", async () => {
  const service = await watchedService(launching, report);
  await bundled({ errors: [] });
  await turn();
  await bundled({ errors: [] });
  await turn();
  await service.stop();
  const outcomes = () => {
    // On a busy machine a step also prints its progress, in lines with an ellipsis.
    const ends = lines.filter((line) => !line.includes("…"));
    // Without the time since the start before each line, and the duration at its end.
    return ends.map((line) => line.trim().replace(/^.*s {2}|[\d.]+ s$/g, ""));
  };
  const expected = Array(2).fill("Starting the example: stopped after ");
  await vi.waitFor(() => expect(outcomes()).toEqual(expected), { timeout: 10_000 });
});

test("the end of a service is printed when it ends by itself, not when it is restarted or stopped", async () => {
  const ends: ((how: string) => void)[] = [];
  const launch = () => {
    const ended = new Promise<string>((resolve) => ends.push(resolve));
    const stop = () => {
      ends.at(-1)!("ended with code 0");
      return Promise.resolve();
    };
    return { ended, stop, whenUp: () => Promise.resolve() } as unknown as ReturnType<Launch>;
  };
  const service = await watchedService(launch, report);
  await bundled({ errors: [] });
  await turn();
  await bundled({ errors: [] });
  await turn();
  expect(lines).toEqual([]);
  ends[1]!("was ended by SIGKILL");
  await turn();
  expect(lines).toEqual([
    "The accounting service was ended by SIGKILL; it is started again when its sources are saved.\n",
  ]);
  await bundled({ errors: [] });
  await turn();
  await service.stop();
  await turn();
  expect(lines).toHaveLength(1);
});

test("a service that could not be started is started when its sources are saved again", async () => {
  const launch = vi.fn<Launch>(launching).mockImplementationOnce(() => {
    throw new Error("no process to be had");
  });
  const service = await watchedService(launch, report);
  await bundled({ errors: [] });
  await turn();
  expect(lines.join("")).toContain("no process to be had");
  await bundled({ errors: [] });
  await turn();
  expect(launch).toHaveBeenCalledTimes(2);
  await service.stop();
});
