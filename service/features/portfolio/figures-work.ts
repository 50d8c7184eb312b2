import type { Logger } from "pino";
import type { Db } from "../../platform/db/database";
import type { HttpError } from "../../platform/http-error";
import { QueueWork } from "../../platform/jobs/queue-work";
import { pendingFiguresSignal } from "../standards/pending-figures-signal";
import { storeMissingFigures } from "./store-missing-figures";

/** Interval of looking for figures that other instances have marked as pending, in milliseconds. */
const IDLE_MS = 30_000;

interface FiguresWorkOptions {
  log: Logger;
  toHttpError: (error: unknown) => HttpError;
  /** Resolves when the books that the figures are computed from are up to date. */
  after: Promise<void>;
}

/** Stores pending figures: of an earlier revision, and of companies whose standards have changed (ADR 0082). */
export function startFiguresWork(db: Db, { log, toHttpError, after }: FiguresWorkOptions): QueueWork {
  const failed = new Set<string>();
  return new QueueWork({
    log,
    toHttpError,
    name: "the figures of companies",
    signal: pendingFiguresSignal,
    idleMs: IDLE_MS,
    workOnNext: async (signal) => {
      await after;
      await storeMissingFigures(db, { log, signal, failed });
      return false;
    },
  });
}
