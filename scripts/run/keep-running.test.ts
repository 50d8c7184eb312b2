import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "@/service/testing/free-port.mjs";
import { environmentWith } from "./environment.mjs";
import { keepRunning } from "./keep-running.mjs";
import { startProgram } from "./program.mjs";
import { watch } from "./programs.mjs";
import { createReport } from "./report.mjs";

type Kept = ReturnType<typeof keepRunning>;
type OnLine = (line: string, stream: "stdout" | "stderr") => void;

let folder: string;
let printed: string[];
let running: Kept[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keep-running-"));
  printed = [];
  running = [];
});

afterEach(async () => {
  for (const program of running) await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A server that responds with its process id. It adds a line to the file `starts` at each start, and does not come up
 * while there is a file `broken`.
 */
const server = (port: number) => `
  import { createServer } from "node:http";
  import { appendFileSync, existsSync } from "node:fs";
  appendFileSync(${JSON.stringify(join(folder, "starts"))}, Date.now() + "\\n");
  if (existsSync(${JSON.stringify(join(folder, "broken"))})) {
    console.error("PORT is wrong.");
    process.exit(1);
  }
  createServer((request, response) => {
    response.end(String(process.pid));
  }).listen(${port}, "127.0.0.1");
`;

function starts(): number {
  const file = join(folder, "starts");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
}

/** @param onUp called each time that the program has been found to be up */
function keep(
  port: number,
  pauses: { first: number; longest: number; proven: number },
  onUp: () => void = () => undefined,
): Kept {
  const report = createReport({ write: (line: string) => printed.push(line) });
  const args = ["--input-type=module", "--eval", server(port)];
  const launch = (onLine: OnLine) => startProgram({ name: "example", args, env: environmentWith({}), onLine });
  const watched = () => {
    const program = watch({ report }, "example", launch, `http://127.0.0.1:${port}/`);
    return { ...program, whenUp: () => program.whenUp().then(onUp) };
  };
  const program = keepRunning(watched, report, pauses);
  running.push(program);
  return program;
}

const pidAt = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    async (response) => Number(await response.text()),
    () => null,
  );

const timeout = 20_000;
/** Milliseconds in which a program that is started again, after a pause of 1 ms, has usually written to `starts`. */
const TIME_TO_RESTART = 300;

async function killedAndBack(port: number): Promise<void> {
  const pid = (await pidAt(port))!;
  process.kill(pid, "SIGKILL");
  await expect.poll(async () => ![null, pid].includes(await pidAt(port)), { timeout }).toBe(true);
}

describe("a program that died", () => {
  test("is started again, however often, and says so", async () => {
    const port = await freePort();
    const program = keep(port, { first: 20, longest: 40, proven: 60_000 });
    await program.whenUp();
    for (let time = 0; time < 3; time++) await killedAndBack(port);
    expect(starts()).toBe(4);
    const restarts = printed.filter((line) => line.includes("starting it again"));
    expect(restarts.map((line) => line.trim())).toEqual(
      Array(3).fill("The example was ended by SIGKILL; starting it again in 0.0 s."),
    );
    expect(program.isRunning()).toBe(true);
  });

  test("is waited for longer each time, until it has proven itself", { tags: "long" }, async () => {
    const port = await freePort();
    const pausesSaid = () => printed.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? []);
    const hasty = keep(port, { first: 100, longest: 300, proven: 60_000 });
    await hasty.whenUp();
    for (let time = 0; time < 3; time++) await killedAndBack(port);
    expect(pausesSaid()).toEqual(["0.1", "0.2", "0.3"]);
    await hasty.stop();

    printed.length = 0;
    let ups = 0;
    const steady = keep(port, { first: 100, longest: 300, proven: 1 }, () => void ups++);
    await steady.whenUp();
    for (let time = 1; time <= 3; time++) {
      // It may respond to others before it is found to be up, and is proven a little later.
      await expect.poll(() => ups, { timeout }).toBe(time);
      await sleep(20);
      await killedAndBack(port);
    }
    expect(pausesSaid()).toEqual(["0.1", "0.1", "0.1"]);
  });

  test("and cannot start for a while is tried until it can, and its reason is printed", { tags: "long" }, async () => {
    const port = await freePort();
    const program = keep(port, { first: 20, longest: 20, proven: 60_000 });
    await program.whenUp();
    writeFileSync(join(folder, "broken"), "");
    process.kill((await pidAt(port))!, "SIGKILL");
    await expect.poll(starts, { timeout }).toBeGreaterThan(3);
    rmSync(join(folder, "broken"));
    await expect.poll(() => pidAt(port), { timeout }).not.toBeNull();
    expect(printed.filter((line) => line.includes("PORT is wrong.")).length).toBeGreaterThan(1);
  });
});

test("a program that never came up is not started again, and its reason is thrown", async () => {
  const program = keep(await freePort(), { first: 1, longest: 1, proven: 1 });
  writeFileSync(join(folder, "broken"), "");
  await expect(program.whenUp()).rejects.toThrow("PORT is wrong.");
  await sleep(TIME_TO_RESTART);
  expect(starts()).toBe(1);
  expect(program.isRunning()).toBe(false);
});

describe("a program that is told to stop", () => {
  test("is not started again", async () => {
    const port = await freePort();
    const program = keep(port, { first: 1, longest: 1, proven: 1 });
    await program.whenUp();
    await program.stop();
    await sleep(TIME_TO_RESTART);
    expect([starts(), await pidAt(port), program.isRunning()]).toEqual([1, null, false]);
  });

  test("during its pause ends at once", async () => {
    const port = await freePort();
    const program = keep(port, { first: 600_000, longest: 600_000, proven: 1 });
    await program.whenUp();
    process.kill((await pidAt(port))!, "SIGKILL");
    await expect.poll(() => printed.join(""), { timeout }).toContain("starting it again in 10 min 0 s");
    await program.stop();
    expect([starts(), program.isRunning()]).toEqual([1, false]);
  });
});
