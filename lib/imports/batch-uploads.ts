import { MAX_SIE_BYTES } from "@/contract/imports/batch-states";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { apiSend } from "@/lib/api/client";
import { ApiError, apiErrorKind, isTransient, secondsUntilRetry } from "@/lib/api/error";
import { guardWindow } from "./guard-window";
import { importBatchesPath, importBatchFilesPath } from "./paths";
import { Semaphore } from "@/lib/semaphore";
import { createStore, type Store } from "@/lib/store";
import { countFiles } from "./batch-room";
import { batchFileSchema, batchSchema, type BatchPlace } from "./batches";

/** Progress of sending files to a batch. Sending goes on when the user leaves the page, and ends with the window. */
export interface BatchUpload {
  total: number;
  sent: number;
  /** Files that could not be sent; the user can retry. */
  failed: readonly { file: File; error: unknown }[];
}

/** The uploads' dependencies, which tests replace: sending a file and waiting between attempts. */
export interface UploadDependencies {
  send: (place: BatchPlace, file: File) => Promise<SieImportBatchFile>;
  wait: (ms: number) => Promise<void>;
}

/** Number of files that this window sends at the same time, to all batches together. */
const AT_ONCE = 3;
const ATTEMPTS = 6;
const FIRST_WAIT_MS = 1_000;
/** A file that may be sent only later than this is left to the user, who can send it again. */
const MAX_WAIT_MS = 60_000;

const NONE: BatchUpload = { total: 0, sent: 0, failed: [] };

/** The uploads of this window, by batch id. */
export class BatchUploads {
  private readonly stores = new Map<string, Store<BatchUpload>>();
  private readonly slots = new Semaphore(AT_ONCE);

  constructor(private readonly dependencies: UploadDependencies) {}

  of(batchId: string): Store<BatchUpload> {
    let store = this.stores.get(batchId);
    if (!store) this.stores.set(batchId, (store = createStore(NONE)));
    return store;
  }

  /** Sends files to a batch. Failures that may pass are retried with increasing delays. */
  async send(place: BatchPlace, files: readonly File[]): Promise<void> {
    const store = this.of(place.batchId);
    const change = (next: (upload: BatchUpload) => Partial<BatchUpload>) => {
      store.set({ ...store.get(), ...next(store.get()) });
    };
    // If no upload is running, the counts start again.
    if (!isSending(store.get())) change(({ failed }) => ({ total: failed.length, sent: 0 }));
    change(({ total }) => ({ total: total + files.length }));
    await Promise.all(
      files.map(async (file) => {
        try {
          await this.slots.run(() => this.sendPatiently(place, file));
          change(({ sent }) => ({ sent: sent + 1 }));
        } catch (error) {
          const failure = { file, error };
          change(({ failed }) => ({ failed: [...failed, failure] }));
        }
      }),
    );
  }

  /** Sends the failed files again. */
  sendAgain(place: BatchPlace): Promise<void> {
    const store = this.of(place.batchId);
    const files = store.get().failed.map(({ file }) => file);
    store.set({ ...store.get(), failed: [], total: store.get().total - files.length });
    return this.send(place, files);
  }

  /** True while a file of any batch is being sent. */
  isSending(): boolean {
    return [...this.stores.values()].some((store) => isSending(store.get()));
  }

  private async sendPatiently(place: BatchPlace, file: File): Promise<void> {
    if (file.size > MAX_SIE_BYTES) {
      throw new ApiError({ status: 413, typeOfError: "BadRequest", message: "The file is too large.", saved: "no" });
    }
    for (let attempt = 1; ; attempt++) {
      try {
        await this.dependencies.send(place, file);
        return;
      } catch (error) {
        // Sending a file twice is harmless: the service recognises it by its name and bytes.
        const mayWorkLater = isTransient(error) || apiErrorKind(error) === "tooMany";
        const wait = Math.max(FIRST_WAIT_MS * 2 ** (attempt - 1), 1_000 * secondsUntilRetry(error, Date.now()));
        if (!mayWorkLater || attempt === ATTEMPTS || wait > MAX_WAIT_MS) throw error;
        await this.dependencies.wait(wait);
      }
    }
  }
}

export function isSending({ total, sent, failed }: BatchUpload): boolean {
  return sent + failed.length < total;
}

export const batchUploads = new BatchUploads({
  send: ({ agencyId, batchId }, file) =>
    apiSend("POST", importBatchFilesPath(agencyId, batchId, { name: file.name }), file, batchFileSchema),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Creates a batch and begins to send its files. Returns the batch id without waiting for the files. */
export async function startBatch(agencyId: string, files: readonly File[]): Promise<string> {
  const announced = await countFiles(files);
  const { id: batchId } = await apiSend("POST", importBatchesPath(agencyId), { announced }, batchSchema);
  addToBatch({ agencyId, batchId }, files);
  return batchId;
}

export function addToBatch(place: BatchPlace, files: readonly File[]): void {
  guardWindow(batchUploads);
  void batchUploads.send(place, files);
}
