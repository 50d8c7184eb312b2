import { describe, expect, it } from "vitest";
import type { SieImportResult } from "@/contract/sie-import";
import { ImportQueue, LARGEST_IMPORT_BYTES, type ImportWorld } from "./import-queue";

const RESULT: SieImportResult = { success: true, errors: [], warnings: [] };

const outcome = (name: string) => ({ ...RESULT, summary: { outcome: name } }) as SieImportResult;

/** The two ends of the queue, the worker and the service, as a test sets them. */
class World implements ImportWorld {
  bodies: Record<string, unknown>[] = [];
  importedCount = 0;
  result = RESULT;
  /** Answers in order; when they are used up, `result`. */
  outcomes: SieImportResult[] = [];
  size = 0;
  fail: Error | null = null;

  read() {
    const data = this.size > 0 ? new Blob([new Uint8Array(this.size)]) : new Blob(['"#FLAGGA 0"']);
    return Promise.resolve({ encoding: "cp437" as const, damaged: false, dataJson: data });
  }
  excerpt() {
    return Promise.resolve({ firstLineNo: 1, lines: [] });
  }
  drop() {}
  async send(body: Blob, onProgress: (sent: number, total: number) => void) {
    if (this.fail) throw this.fail;
    onProgress(body.size, body.size);
    this.bodies.push(JSON.parse(await body.text()) as Record<string, unknown>);
    return this.outcomes.shift() ?? this.result;
  }
  imported() {
    this.importedCount++;
  }
}

function start(world = new World()) {
  const queue = new ImportQueue("a-demo-1", world);
  const settled = async () => {
    for (let i = 0; i < 50; i++) await new Promise((resolve) => setTimeout(resolve, 0));
    return queue.current();
  };
  return { world, queue, settled };
}

const file = (name: string) => new File(["#FLAGGA 0"], name);

describe("the queue of files being imported", () => {
  it("asks the service what would happen before anything does", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se")]);
    expect((await settled())[0]).toMatchObject({ name: "a.se", encoding: "cp437", state: { stage: "checked" } });
    expect(world.bodies).toEqual([{ companyId: "a-demo-1", encoding: "cp437", dryRun: true, data: "#FLAGGA 0" }]);
    expect(world.importedCount).toBe(0);
  });

  it("imports all that were found good, in order, and says when books changed", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se"), file("b.se")]);
    await settled();
    queue.importAll();
    expect((await settled()).map(({ state }) => state.stage)).toEqual(["done", "done"]);
    expect(world.bodies.map(({ dryRun }) => dryRun)).toEqual([true, true, false, true, false]);
    expect(world.importedCount).toBe(2);
  });

  it("asks again before a later file whose effect an earlier one changed, and checks the rest anew", async () => {
    const { world, queue, settled } = start();
    world.result = outcome("created");
    queue.add([file("a.se"), file("b.se"), file("c.se")]);
    await settled();
    world.outcomes = [outcome("created"), outcome("replaced")];
    queue.import(1);
    queue.import(2);
    const files = await settled();
    expect(files.map(({ state }) => state.stage)).toEqual(["done", "checked", "checked"]);
    expect(world.bodies.slice(3).map(({ dryRun }) => dryRun)).toEqual([false, true, true]);
  });

  it("leaves out files that the service refuses", async () => {
    const { world, queue, settled } = start();
    world.result = { ...RESULT, success: false };
    queue.add([file("a.se")]);
    await settled();
    queue.importAll();
    expect((await settled())[0]!.state.stage).toBe("checked");
  });

  it("keeps a file whose sending failed, and tries it again", async () => {
    const { world, queue, settled } = start();
    world.fail = new Error("away");
    queue.add([file("a.se")]);
    expect((await settled())[0]!.state).toMatchObject({ stage: "failed", during: "checking", error: world.fail });
    world.fail = null;
    queue.checkAgain(1);
    expect((await settled())[0]!.state.stage).toBe("checked");
  });

  it("sends the fiscal year that the user gave for a file without one", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.si")]);
    await settled();
    queue.checkAgain(1, { fiscalYearStart: "2025-01-01", fiscalYearEnd: "2025-12-31" });
    await settled();
    queue.import(1);
    await settled();
    expect(world.bodies.slice(1)).toEqual([
      expect.objectContaining({ fiscalYearStart: "2025-01-01", fiscalYearEnd: "2025-12-31", dryRun: true }),
      expect.objectContaining({ fiscalYearStart: "2025-01-01", fiscalYearEnd: "2025-12-31", dryRun: false }),
    ]);
  });

  it("does not send what the service would refuse for its size", async () => {
    const { world, queue, settled } = start();
    world.size = LARGEST_IMPORT_BYTES;
    queue.add([file("a.se")]);
    expect((await settled())[0]!.state).toMatchObject({ stage: "failed", error: { status: 413 } });
    expect(world.bodies).toEqual([]);
  });

  it("forgets a file that is removed while it waits", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se"), file("b.se")]);
    queue.remove(2);
    expect(await settled()).toHaveLength(1);
    expect(world.bodies).toHaveLength(1);
  });
});
