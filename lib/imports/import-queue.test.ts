import { describe, expect, it, vi } from "vitest";
import type { SieImportResult } from "@/contract/imports/sie-import";
import { MAX_SIE_BYTES } from "@/contract/imports/batch-states";
import { ApiError } from "@/lib/api/error";
import { ImportQueue, type ImportDependencies } from "./import-queue";
import { isReady, needsCompanyChoice } from "./queued-file";

const RESULT: SieImportResult = { success: true, errors: [], warnings: [] };
const OWN = { id: "a-demo-559900-0001", name: "Egna AB", businessIdentityCode: "559900-0001" };
const OTHER = { id: "a-demo-559900-0002", name: "Andra AB", businessIdentityCode: "559900-0002" };

const outcome = (name: string) => ({ ...RESULT, summary: { outcome: name } }) as SieImportResult;
const ofNumber = (number: string) =>
  ({ ...RESULT, summary: { outcome: "created", fileBusinessIdentityCode: number } }) as SieImportResult;
const replaced = (number: string) =>
  ({ outcome: "replaced", fileBusinessIdentityCode: number }) as SieImportResult["summary"];

/** Fakes of the worker and the service. */
class World implements ImportDependencies {
  bodies: Record<string, unknown>[] = [];
  importedTo: string[] = [];
  forgotten: number[] = [];
  result = RESULT;
  /** Results of requests in order. All others get `result`, or for a file that names a company one with its number. */
  outcomes: SieImportResult[] = [];
  /** Bytes of the data that `read` returns; 0 for the text of the file. */
  size = 0;
  fail: Error | null = null;

  async read(_id: number, file: File) {
    const data = this.size > 0 ? new Uint8Array(this.size) : JSON.stringify(await file.text());
    return { encoding: "cp437" as const, dataJson: new Blob([data]) };
  }
  excerpt() {
    return Promise.resolve({ firstLineNo: 1, lines: [] });
  }
  forget(id: number) {
    this.forgotten.push(id);
  }
  /** True while requests never end, unless they are aborted. */
  isHanging = false;
  async send(body: Blob, onProgress: (sent: number, total: number) => void, signal: AbortSignal) {
    if (this.fail) throw this.fail;
    if (this.isHanging) await new Promise((_, reject) => signal.addEventListener("abort", reject));
    onProgress(body.size, body.size);
    const sent = JSON.parse(await body.text()) as Record<string, unknown>;
    this.bodies.push(sent);
    const { data } = sent as { data: string };
    return this.outcomes.shift() ?? (data.startsWith("#ORGNR") ? ofNumber(data.slice(7)) : this.result);
  }
  imported(companyId: string) {
    this.importedTo.push(companyId);
  }
}

function start(world = new World()) {
  const queue = new ImportQueue(OWN, world);
  /** The files after fifty tasks, in which all work that a test has queued can end. */
  const settled = async () => {
    for (let i = 0; i < 50; i++) await new Promise((resolve) => setTimeout(resolve, 0));
    return queue.current();
  };
  return { world, queue, settled };
}

const file = (name: string) => new File(["#FLAGGA 0"], name);
/** A file that names a company. */
const fileOf = (number: string) => new File([`#ORGNR ${number}`], `${number}.se`);

describe("the queue of files being imported", () => {
  it("checks a file by a dry run and imports nothing yet", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se")]);
    expect((await settled())[0]).toMatchObject({ name: "a.se", encoding: "cp437", state: { stage: "checked" } });
    expect(world.bodies).toEqual([{ companyId: OWN.id, encoding: "cp437", dryRun: true, data: "#FLAGGA 0" }]);
    expect(world.importedTo).toEqual([]);
  });

  it("imports all ready files in order, and reports each import", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se"), file("b.se")]);
    await settled();
    queue.importAll();
    expect((await settled()).map(({ state }) => state.stage)).toEqual(["done", "done"]);
    // The checks, the import of the first file, and the new check of the second one before its import.
    expect(world.bodies.map(({ dryRun }) => dryRun)).toEqual([true, true, false, true, false]);
    expect(world.importedTo).toEqual([OWN.id, OWN.id]);
  });

  it("compares a file with the number that its company has now, in a new check", async () => {
    const { world, queue, settled } = start();
    queue.add([fileOf("559900-0009")]);
    expect((await settled()).map(needsCompanyChoice)).toEqual([true]);
    queue.setCompany({ ...OWN });
    queue.setCompany({ ...OWN, businessIdentityCode: "559900-0009" });
    const [checked] = await settled();
    expect(checked!.company.businessIdentityCode).toBe("559900-0009");
    expect([isReady(checked!), needsCompanyChoice(checked!)]).toEqual([true, false]);
    expect(world.bodies).toHaveLength(2);
  });

  it("shows later files as waiting, and does not send them to another company", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se"), file("b.se")]);
    await settled();
    world.isHanging = true;
    queue.importAll();
    expect((await settled()).map(({ state }) => state.stage)).toEqual(["uploading", "waiting"]);
    queue.sendTo(2, OTHER);
    expect(queue.current()[1]!.company).toBe(OWN);
  });

  it("is sending while a file is imported or waits to be imported, not while files are checked", async () => {
    const { queue, settled } = start();
    const states = new Set<string>();
    queue.subscribe(() => {
      const importing = queue.current().some(({ state }) => "dryRun" in state && !state.dryRun);
      states.add(`${importing ? "importing" : queue.current()[0]!.state.stage}: ${String(queue.isSending())}`);
    });
    queue.add([file("a.se")]);
    await settled();
    expect(queue.isSending()).toBe(false);
    queue.importAll();
    await settled();
    expect([...states].filter((state) => state.endsWith("true"))).toEqual(["waiting: true", "importing: true"]);
    expect(queue.isSending()).toBe(false);
  });

  it("is sending until the last of several files is imported, also while it is checked again before", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se"), file("b.se")]);
    await settled();
    const sending: boolean[] = [];
    vi.spyOn(world, "send").mockImplementation((body, onProgress) => {
      onProgress(0, body.size);
      sending.push(queue.isSending());
      onProgress(body.size, body.size);
      sending.push(queue.isSending());
      return Promise.resolve(RESULT);
    });
    queue.importAll();
    expect((await settled()).map(({ state }) => state.stage)).toEqual(["done", "done"]);
    // The import of the first file, the new check of the second one and its import.
    expect(sending).toEqual(Array.from({ length: 6 }, () => true));
    expect(queue.isSending()).toBe(false);
  });

  it("does not import a later file whose effect an earlier import changed, and checks the rest again", async () => {
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

  it("checks the files that are not imported once after several imports in a row, not after each of them", async () => {
    const { world, queue, settled } = start();
    queue.add([fileOf(OTHER.businessIdentityCode), file("a.se"), file("b.se"), file("c.se")]);
    await settled();
    world.bodies = [];
    queue.importAll();
    await settled();
    // The first import, two other files with check and import, and the check of the file that is set aside.
    expect(world.bodies.map(({ dryRun }) => dryRun)).toEqual([false, true, false, true, false, true]);
  });

  it("imports a file once, however often it is told to", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se")]);
    await settled();
    queue.import(1);
    queue.import(1);
    await settled();
    queue.import(1);
    await settled();
    expect(world.importedTo).toEqual([OWN.id]);
  });

  it("leaves out files that the service refuses", async () => {
    const { world, queue, settled } = start();
    world.result = { ...RESULT, success: false };
    queue.add([file("a.se")]);
    await settled();
    queue.importAll();
    expect((await settled())[0]!.state.stage).toBe("checked");
    expect(world.bodies).toHaveLength(1);
  });

  it("keeps a file whose sending failed, and tries it again", async () => {
    const { world, queue, settled } = start();
    world.fail = new Error("away");
    queue.add([file("a.se")]);
    expect((await settled())[0]!.state).toMatchObject({ stage: "failed", during: "checking", error: world.fail });
    world.fail = null;
    queue.checkAgain(1);
    expect((await settled())[0]!.state.stage).toBe("checked");
    world.fail = new Error("away again");
    queue.import(1);
    expect((await settled())[0]!.state).toMatchObject({ stage: "failed", during: "importing" });
    world.fail = null;
    queue.import(1);
    expect((await settled())[0]!.state.stage).toBe("done");
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
    world.size = MAX_SIE_BYTES;
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
    expect(world.forgotten).toEqual([2]);
  });

  it("goes on with the others when a file is removed while it is read", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se"), file("b.se")]);
    await Promise.resolve();
    queue.remove(1);
    expect((await settled()).map(({ name, state }) => [name, state.stage])).toEqual([["b.se", "checked"]]);
    expect(world.bodies).toHaveLength(1);
    expect(world.forgotten).toEqual([1]);
  });

  it("treats the books as changed by an import whose file was removed, or whose response was lost", async () => {
    const { world, queue, settled } = start();
    queue.add([file("a.se"), file("b.se"), file("c.se")]);
    await settled();
    world.bodies = [];
    world.isHanging = true;
    queue.import(1);
    await settled();
    world.isHanging = false;
    queue.remove(1);
    await settled();
    expect(world.importedTo).toEqual([OWN.id]);
    expect(world.bodies.map(({ dryRun }) => dryRun)).toEqual([true, true]);

    const failure = { typeOfError: "x", message: "x" };
    world.fail = new ApiError({ ...failure, status: 0, saved: "unknown" });
    queue.import(2);
    expect((await settled())[0]!.state).toMatchObject({ stage: "failed", during: "importing" });
    expect(world.importedTo).toEqual([OWN.id, OWN.id]);

    world.fail = new ApiError({ ...failure, status: 403, saved: "no" });
    queue.import(2);
    await settled();
    expect(world.importedTo).toEqual([OWN.id, OWN.id]);
  });
});

describe("a file of another company", () => {
  /** Two files for the queue's company, and between them a file for another company. */
  async function mixed() {
    const started = start();
    const own = fileOf(OWN.businessIdentityCode);
    started.queue.add([own, fileOf(OTHER.businessIdentityCode), own]);
    await started.settled();
    started.world.bodies = [];
    return started;
  }
  const written = (world: World) =>
    world.bodies.filter(({ dryRun }) => dryRun === false).map(({ companyId, data }) => [companyId, data]);
  const OWN_DATA = `#ORGNR ${OWN.businessIdentityCode}`;
  const OTHER_DATA = `#ORGNR ${OTHER.businessIdentityCode}`;

  it("is set aside: it is imported neither with all files nor by itself", async () => {
    const { world, queue, settled } = await mixed();
    expect(queue.current().map(needsCompanyChoice)).toEqual([false, true, false]);
    expect(queue.current().map(isReady)).toEqual([true, false, true]);
    queue.importAll();
    expect((await settled()).map(({ state }) => state.stage)).toEqual(["done", "checked", "done"]);
    queue.import(2);
    queue.importAll();
    await settled();
    expect(written(world)).toEqual([
      [OWN.id, OWN_DATA],
      [OWN.id, OWN_DATA],
    ]);
    expect(needsCompanyChoice(queue.current()[1]!)).toBe(true);
  });

  it("is imported into the queue's company once the user has confirmed it", async () => {
    const { world, queue, settled } = await mixed();
    queue.importAnyway(2);
    expect((await settled())[1]!.state.stage).toBe("done");
    expect(written(world)).toEqual([[OWN.id, OTHER_DATA]]);
  });

  it("stays confirmed when a new check shows another effect and it is not imported", async () => {
    const { world, queue, settled } = await mixed();
    queue.import(1);
    queue.importAnyway(2);
    world.outcomes = [RESULT, { ...RESULT, summary: replaced(OTHER.businessIdentityCode) }];
    await settled();
    expect(queue.current()[1]).toMatchObject({ state: { stage: "checked" }, isConfirmed: true });
    expect(queue.current().map(isReady)).toEqual([false, true, true]);
    expect(written(world)).toEqual([[OWN.id, OWN_DATA]]);
  });

  it("cannot be confirmed while it is being checked", async () => {
    const { world, queue, settled } = await mixed();
    queue.checkAgain(2);
    queue.importAnyway(2);
    await settled();
    expect(needsCompanyChoice(queue.current()[1]!)).toBe(true);
    expect(written(world)).toEqual([]);
  });

  it("is checked and imported at its own company when it is sent there", async () => {
    const { world, queue, settled } = await mixed();
    queue.sendTo(2, OTHER);
    expect((await settled()).map(isReady)).toEqual([true, true, true]);
    expect(world.bodies).toMatchObject([{ companyId: OTHER.id, dryRun: true }]);
    queue.import(2);
    await settled();
    expect(written(world)).toEqual([[OTHER.id, OTHER_DATA]]);
    expect(world.importedTo).toEqual([OTHER.id]);
    // An import into the other company does not affect the files for this one, so they are not checked again.
    expect(world.bodies).toHaveLength(2);
  });

  it("is imported into its own company with all other files once it was sent there", async () => {
    const { world, queue, settled } = await mixed();
    queue.sendTo(2, OTHER);
    await settled();
    queue.importAll();
    await settled();
    expect(written(world)).toEqual([
      [OWN.id, OWN_DATA],
      [OTHER.id, OTHER_DATA],
      [OWN.id, OWN_DATA],
    ]);
  });

  it("is set aside again when it is sent back, also after a failed check at the other company", async () => {
    const { world, queue, settled } = await mixed();
    queue.sendTo(2, OTHER);
    await settled();
    queue.sendTo(2, null);
    expect(needsCompanyChoice((await settled())[1]!)).toBe(true);
    world.fail = new Error("forbidden");
    queue.sendTo(2, OTHER);
    expect((await settled())[1]!.state.stage).toBe("failed");
    world.fail = null;
    queue.sendTo(2, null);
    expect((await settled())[1]).toMatchObject({ company: OWN, state: { stage: "checked" } });
    expect(needsCompanyChoice(queue.current()[1]!)).toBe(true);
  });

  it("is checked at the other company when it is sent there during a check for this one", async () => {
    const { world, queue, settled } = await mixed();
    const seen: string[] = [];
    queue.subscribe(() => {
      const { company, state } = queue.current()[1]!;
      if (state.stage === "checked") seen.push(company.id);
    });
    queue.checkAgain(2);
    while (queue.current()[1]!.state.stage === "reading") await Promise.resolve();
    queue.sendTo(2, OTHER);
    await settled();
    expect(world.bodies.map(({ companyId }) => companyId)).toEqual([OWN.id, OTHER.id]);
    expect(seen).not.toContain(OWN.id);
    expect(isReady(queue.current()[1]!)).toBe(true);
  });

  it("does not fail when it was sent to another company during a check that failed", async () => {
    const { world, queue, settled } = await mixed();
    const stages: string[] = [];
    queue.subscribe(() => stages.push(queue.current()[1]!.state.stage));
    const failing: ((error: Error) => void)[] = [];
    vi.spyOn(world, "send").mockImplementationOnce(() => new Promise((_, reject) => failing.push(reject)));
    queue.checkAgain(2);
    await settled();
    queue.sendTo(2, OTHER);
    failing[0]!(new Error("away"));
    await settled();
    expect(stages).not.toContain("failed");
    expect(isReady(queue.current()[1]!)).toBe(true);
  });

  it("is set aside too where the service refuses it for this company", async () => {
    const { world, queue, settled } = start();
    world.outcomes = [{ ...ofNumber(OTHER.businessIdentityCode), success: false }];
    queue.add([file("vouchers.si")]);
    expect((await settled()).map(needsCompanyChoice)).toEqual([true]);
  });

  it("is not assumed when the number is the company's own in another form, or is missing", async () => {
    const { queue, settled } = start();
    queue.add([...["5599000001", "165599000001", "16559900-0001", ""].map(fileOf), file("none.se")]);
    expect((await settled()).map(isReady)).toEqual([true, true, true, true, true]);
  });
});
