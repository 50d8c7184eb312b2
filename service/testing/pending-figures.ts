import { pino } from "pino";
import { storeMissingFigures } from "../features/portfolio/store-missing-figures";
import type { TestApp } from "./test-app";

/** Stores the pending figures of all companies, as a running service does in the background. */
export function storePendingFigures({ database }: TestApp): Promise<void> {
  return storeMissingFigures(database.db, { log: pino({ enabled: false }), signal: new AbortController().signal });
}
