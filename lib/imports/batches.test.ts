import { expect, test } from "vitest";
import { BATCH_FILE_STATES } from "@/contract/imports/batch-states";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { countByView, isInView } from "./batches";

const file = (state: SieImportBatchFile["state"]): SieImportBatchFile => ({
  id: state,
  name: `${state}.se`,
  size: 1,
  received: "2026-11-01T08:00:00",
  user: "anna",
  state,
  errors: 0,
  warnings: 0,
});
const all = BATCH_FILE_STATES.map(file);

test("each file is either open or done, and exceptions are open", () => {
  for (const one of all) expect(isInView(one, "open")).toBe(!isInView(one, "done"));
  expect(all.filter((one) => isInView(one, "done")).map(({ state }) => state)).toEqual([
    "unchanged",
    "imported",
    "takenBack",
    "skipped",
  ]);
  expect(all.filter((one) => isInView(one, "exceptions")).map(({ state }) => state)).toEqual([
    "unknownCompany",
    "otherCompany",
    "refused",
    "failed",
  ]);
});

test("the counts of the views are those of their files", () => {
  expect(countByView(all)).toEqual({ open: 9, exceptions: 4, done: 4, all: 13 });
});
