import type { SieImportResult } from "@/contract/sie-import";
import { writeWire } from "@/contract/wire";
import { ApiFailure } from "../api-failure";
import type { SieExcerpt } from "./excerpt";
import type { ReadSie } from "./sie-worker";

/** How far a dropped file has come. `sent` and `total` are bytes. */
export type ImportStage =
  | { stage: "reading" }
  | { stage: "uploading"; sent: number; total: number; dryRun: boolean }
  | { stage: "working"; dryRun: boolean }
  /** The dry run's answer: what will happen. */
  | { stage: "checked"; result: SieImportResult }
  | { stage: "done"; result: SieImportResult }
  | { stage: "failed"; error: unknown; during: "reading" | "checking" | "importing" };

/** First and last day of the fiscal year, for files that name none. */
export interface GivenYear {
  fiscalYearStart: string;
  fiscalYearEnd: string;
}

export interface QueuedFile {
  id: number;
  name: string;
  size: number;
  encoding: ReadSie["encoding"] | null;
  state: ImportStage;
  givenYear: GivenYear | null;
}

/** What the queue needs of the world: reading in a worker, sending to the service. */
export interface ImportWorld {
  read(id: number, file: File): Promise<ReadSie>;
  excerpt(id: number, lineNo: number): Promise<SieExcerpt>;
  drop(id: number): void;
  send(body: Blob, onProgress: (sent: number, total: number) => void, signal: AbortSignal): Promise<SieImportResult>;
  /** Called after every import that changed the company's books. */
  imported(): void;
}

/** Bodies of imports are at most this large at the service. */
export const LARGEST_IMPORT_BYTES = 64 * 1024 * 1024;

interface Held {
  file: File;
  sie: ReadSie | null;
  stop: AbortController;
  /** How many files had been imported when this one was checked: its check says nothing of what later ones changed. */
  checkedAt: number;
}

/**
 * The files that are on their way into one company. It lives outside the page, so that an import goes on, and is found
 * again, when the page is left. Files are checked and imported one after the other, in the order they were dropped.
 */
export class ImportQueue {
  private files: readonly QueuedFile[] = [];
  private readonly held = new Map<number, Held>();
  private readonly listeners = new Set<() => void>();
  private line: Promise<void> = Promise.resolve();
  private nextId = 1;
  private importCount = 0;

  constructor(
    private readonly companyId: string,
    private readonly world: ImportWorld,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): readonly QueuedFile[] => this.files;

  /** Reads files and asks the service what importing them would do. */
  add(files: Iterable<File>): void {
    for (const file of files) {
      const id = this.nextId++;
      this.held.set(id, { file, sie: null, stop: new AbortController(), checkedAt: 0 });
      const entry: QueuedFile = {
        id,
        name: file.name,
        size: file.size,
        encoding: null,
        state: { stage: "reading" },
        givenYear: null,
      };
      this.files = [...this.files, entry];
      this.enqueue(id, () => this.check(id));
    }
    this.tell();
  }

  /** Asks again, for instance after a failure. */
  checkAgain(id: number, givenYear: GivenYear | null = this.find(id)?.givenYear ?? null): void {
    this.update(id, { givenYear, state: { stage: "reading" } });
    this.enqueue(id, () => this.check(id));
  }

  /** Imports a checked file, unless what it would do has changed since it was shown: then that is shown instead. */
  import(id: number): void {
    const state = this.find(id)?.state;
    const shown = state?.stage === "checked" ? outcomeOf(state.result) : null;
    this.update(id, { state: { stage: "working", dryRun: false } });
    this.enqueue(id, async () => {
      if (shown !== null && this.held.get(id)!.checkedAt !== this.importCount) {
        await this.transfer(id, true);
        const now = this.find(id)!.state;
        if (now.stage !== "checked" || outcomeOf(now.result) !== shown) return;
      }
      await this.transfer(id, false);
    });
  }

  importAll(): void {
    for (const { id, state } of this.files) {
      if (state.stage === "checked" && state.result.success) this.import(id);
    }
  }

  remove(id: number): void {
    this.held.get(id)?.stop.abort();
    this.held.delete(id);
    this.world.drop(id);
    this.files = this.files.filter((file) => file.id !== id);
    this.tell();
  }

  excerpt(id: number, lineNo: number): Promise<SieExcerpt> {
    return this.world.excerpt(id, lineNo);
  }

  private enqueue(id: number, work: () => Promise<void>): void {
    this.line = this.line.then(async () => {
      if (this.held.has(id)) await work();
    });
  }

  private async check(id: number): Promise<void> {
    const held = this.held.get(id)!;
    try {
      held.sie ??= await this.world.read(id, held.file);
      this.update(id, { encoding: held.sie.encoding });
    } catch (error) {
      this.update(id, { state: { stage: "failed", error, during: "reading" } });
      return;
    }
    await this.transfer(id, true);
  }

  private async transfer(id: number, dryRun: boolean): Promise<void> {
    const { sie, stop } = this.held.get(id)!;
    const body = this.bodyOf(id, sie!, dryRun);
    const during = dryRun ? "checking" : "importing";
    if (body.size > LARGEST_IMPORT_BYTES) {
      const error = new ApiFailure({
        status: 413,
        typeOfError: "BadRequest",
        message: "The file is too large.",
        saved: "no",
      });
      this.update(id, { state: { stage: "failed", error, during } });
      return;
    }
    this.update(id, { state: { stage: "uploading", sent: 0, total: body.size, dryRun } });
    const onProgress = (sent: number, total: number) => {
      this.update(id, {
        state: sent < total ? { stage: "uploading", sent, total, dryRun } : { stage: "working", dryRun },
      });
    };
    try {
      const result = await this.world.send(body, onProgress, stop.signal);
      this.update(id, { state: { stage: dryRun ? "checked" : "done", result } });
      if (dryRun) this.held.get(id)!.checkedAt = this.importCount;
      else if (result.success) this.afterImport();
    } catch (error) {
      this.update(id, { state: { stage: "failed", error, during } });
    }
  }

  private afterImport(): void {
    this.importCount++;
    this.world.imported();
    for (const { id, state } of this.files)
      if (state.stage === "checked") this.enqueue(id, () => this.transfer(id, true));
  }

  /** The request as parts, so that the text, which may be 50 MB, is never copied into a string of the page. */
  private bodyOf(id: number, sie: ReadSie, dryRun: boolean): Blob {
    const members = { companyId: this.companyId, encoding: sie.encoding, dryRun, ...this.find(id)?.givenYear };
    return new Blob([writeWire(members).slice(0, -1), ',"data":', sie.dataJson, "}"], {
      type: "application/json",
    });
  }

  private find(id: number): QueuedFile | undefined {
    return this.files.find((file) => file.id === id);
  }

  private update(id: number, change: Partial<QueuedFile>): void {
    this.files = this.files.map((file) => (file.id === id ? { ...file, ...change } : file));
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function outcomeOf({ success, summary }: SieImportResult): string {
  return success ? (summary?.outcome ?? "unknown") : "refused";
}
