import { MAX_SIE_BYTES } from "@/contract/imports/batch-states";
import type { SieImportResult } from "@/contract/imports/sie-import";
import { writeWire } from "@/contract/wire";
import { ApiError } from "@/lib/api/error";
import { createNotifier } from "@/lib/store";
import type { SieExcerpt } from "./excerpt";
import type { ImportCompany } from "./import-company";
import { isImporting, isReady, mayImport, canChangeCompany, type GivenYear, type QueuedFile } from "./queued-file";
import type { ReadSie } from "./sie-worker";

/** The queue's dependencies, which tests replace: reading in a worker and sending to the service. */
export interface ImportDependencies {
  read(id: number, file: File): Promise<ReadSie>;
  excerpt(id: number, lineNo: number): Promise<SieExcerpt>;
  /** Frees the text of a file in the worker. */
  forget(id: number): void;
  send(body: Blob, onProgress: (sent: number, total: number) => void, signal: AbortSignal): Promise<SieImportResult>;
  /** Called after every import that has changed a company's books, or may have. */
  imported(companyId: string): void;
}

/** The part of a file's state that the page does not need. */
interface PrivateState {
  file: File;
  sie: ReadSie | null;
  stop: AbortController;
  /** The import count of its company at its check: a later import makes the check outdated. */
  importsAtCheck: number;
  /** True while a check that an import made necessary is queued. */
  isRecheckQueued: boolean;
}

/**
 * The files that were dropped on one company's page, to be imported into that company or others. The queue outlives
 * the page, so that an import goes on when the user leaves it. Checks and imports run one after the other, in the
 * order in which they were requested.
 */
export class ImportQueue {
  private files: readonly QueuedFile[] = [];
  private readonly privateStates = new Map<number, PrivateState>();
  private readonly changes = createNotifier();
  /** Resolves when all queued work is done; never rejects. */
  private queue: Promise<void> = Promise.resolve();
  private nextId = 1;
  private readonly importCounts = new Map<string, number>();

  constructor(
    private company: ImportCompany,
    private readonly dependencies: ImportDependencies,
  ) {}

  readonly subscribe = this.changes.subscribe;
  readonly current = (): readonly QueuedFile[] => this.files;

  isSending(): boolean {
    return this.files.some(isImporting);
  }

  /** Takes over a new name or organisation number of the queue's company, and checks its checked files again. */
  setCompany(company: ImportCompany): void {
    const { name, businessIdentityCode } = this.company;
    if (company.name === name && company.businessIdentityCode === businessIdentityCode) return;
    this.company = company;
    for (const file of this.files) {
      if (file.company.id !== company.id) continue;
      this.update(file.id, { company });
      if (file.state.stage === "checked") this.checkAgain(file.id);
    }
  }

  /** Reads files and checks them by a dry run of the import. */
  add(files: Iterable<File>): void {
    for (const file of files) {
      const id = this.nextId++;
      this.privateStates.set(id, {
        file,
        sie: null,
        stop: new AbortController(),
        importsAtCheck: 0,
        isRecheckQueued: false,
      });
      const entry: QueuedFile = {
        id,
        name: file.name,
        size: file.size,
        encoding: null,
        state: { stage: "reading" },
        givenYear: null,
        company: this.company,
        isConfirmed: false,
      };
      this.files = [...this.files, entry];
      this.enqueue(id, () => this.check(id));
    }
    this.notify();
  }

  /** Checks a file again, by default with the fiscal year that was given for it. */
  checkAgain(id: number, givenYear: GivenYear | null = this.find(id)?.givenYear ?? null): void {
    this.update(id, { givenYear, state: { stage: "reading" } });
    this.enqueue(id, () => this.check(id));
  }

  /** Sends a file to another company, or to the queue's own (null), and checks it there. */
  sendTo(id: number, company: ImportCompany | null): void {
    const file = this.find(id);
    if (!file || !canChangeCompany(file)) return;
    this.update(id, { company: company ?? this.company, isConfirmed: false });
    this.checkAgain(id);
  }

  /** Imports a file into the company it was checked for, even if the file names another company. */
  importAnyway(id: number): void {
    if (this.find(id)?.state.stage !== "checked") return;
    this.update(id, { isConfirmed: true });
    this.import(id);
  }

  /**
   * Imports a file that {@link mayImport} allows. A checked file is checked again first if its company has had another
   * import since; if its effect is a new one, that is shown to the user, and the file is not imported.
   */
  import(id: number): void {
    const file = this.find(id);
    if (!file || !mayImport(file)) return;
    const shown = file.state.stage === "checked" ? outcomeOf(file.state.result) : null;
    this.update(id, { state: { stage: "waiting" } });
    this.enqueue(id, async () => {
      if (shown !== null && this.privateStates.get(id)!.importsAtCheck !== this.importCount(file.company.id)) {
        await this.transfer(id, true, true);
        const now = this.find(id);
        if (!now || !isReady(now) || now.state.stage !== "checked" || outcomeOf(now.state.result) !== shown) return;
      }
      await this.transfer(id, false);
    });
  }

  /** Imports all files that need no decision by the user. */
  importAll(): void {
    for (const file of this.files) if (isReady(file)) this.import(file.id);
  }

  remove(id: number): void {
    this.privateStates.get(id)?.stop.abort();
    this.privateStates.delete(id);
    this.dependencies.forget(id);
    this.files = this.files.filter((file) => file.id !== id);
    this.notify();
  }

  /** The lines around a line of a file, for a remark about it. Lines count from 1. */
  excerpt(id: number, lineNo: number): Promise<SieExcerpt> {
    return this.dependencies.excerpt(id, lineNo);
  }

  private enqueue(id: number, work: () => Promise<void>): void {
    this.queue = this.queue.then(async () => {
      if (this.privateStates.has(id)) await work();
    });
  }

  private async check(id: number): Promise<void> {
    const privateState = this.privateStates.get(id)!;
    try {
      privateState.sie ??= await this.dependencies.read(id, privateState.file);
      this.update(id, { encoding: privateState.sie.encoding });
    } catch (error) {
      this.update(id, { state: { stage: "failed", error, during: "reading" } });
      return;
    }
    await this.transfer(id, true);
  }

  private async transfer(id: number, dryRun: boolean, importing = !dryRun): Promise<void> {
    const file = this.find(id);
    const privateState = this.privateStates.get(id);
    // The file was removed while it was read or checked.
    if (!file || !privateState) return;
    const body = bodyOf(file, privateState.sie!, dryRun);
    const companyId = file.company.id;
    const during = dryRun ? "checking" : "importing";
    if (body.size > MAX_SIE_BYTES) {
      const error = new ApiError({
        status: 413,
        typeOfError: "BadRequest",
        message: "The file is too large.",
        saved: "no",
      });
      this.update(id, { state: { stage: "failed", error, during } });
      return;
    }
    this.update(id, { state: { stage: "uploading", sent: 0, total: body.size, dryRun, importing } });
    const onProgress = (sent: number, total: number) => {
      this.update(id, {
        state:
          sent < total
            ? { stage: "uploading", sent, total, dryRun, importing }
            : { stage: "working", dryRun, importing },
      });
    };
    // True when the file was removed meanwhile, or sent to another company, for which a check is queued.
    const isOutdatedCheck = () => dryRun && this.find(id)?.company.id !== companyId;
    try {
      const result = await this.dependencies.send(body, onProgress, privateState.stop.signal);
      if (isOutdatedCheck()) return;
      this.update(id, { state: { stage: dryRun ? "checked" : "done", result } });
      if (dryRun) privateState.importsAtCheck = this.importCount(companyId);
      else if (result.success) this.afterImport(companyId);
    } catch (error) {
      if (isOutdatedCheck()) return;
      this.update(id, { state: { stage: "failed", error, during } });
      // The service may have imported the file nevertheless, also one that was removed while it was sent.
      const isRefused = error instanceof ApiError && error.saved === "no";
      if (!dryRun && !isRefused) this.afterImport(companyId);
    }
  }

  private afterImport(companyId: string): void {
    this.importCounts.set(companyId, this.importCount(companyId) + 1);
    this.dependencies.imported(companyId);
    for (const { id, state, company } of this.files) {
      const privateState = this.privateStates.get(id)!;
      if (state.stage !== "checked" || company.id !== companyId || privateState.isRecheckQueued) continue;
      privateState.isRecheckQueued = true;
      this.enqueue(id, async () => {
        privateState.isRecheckQueued = false;
        if (this.find(id)?.state.stage === "checked") await this.transfer(id, true);
      });
    }
  }

  /** Number of this queue's imports that have changed the company's books, or may have. */
  private importCount(companyId: string): number {
    return this.importCounts.get(companyId) ?? 0;
  }

  private find(id: number): QueuedFile | undefined {
    return this.files.find((file) => file.id === id);
  }

  private update(id: number, change: Partial<QueuedFile>): void {
    this.files = this.files.map((file) => (file.id === id ? { ...file, ...change } : file));
    this.notify();
  }

  private notify(): void {
    this.changes.notify();
  }
}

/** The request body as a Blob of parts, so that the text of a large file is never copied into a string. */
function bodyOf({ company, givenYear }: QueuedFile, sie: ReadSie, dryRun: boolean): Blob {
  const members = { companyId: company.id, encoding: sie.encoding, dryRun, ...givenYear };
  return new Blob([writeWire(members).slice(0, -1), ',"data":', sie.dataJson, "}"], { type: "application/json" });
}

/** The effect of an import as one word, for comparison. */
function outcomeOf({ success, summary }: SieImportResult): string {
  return success ? (summary?.outcome ?? "unknown") : "refused";
}
