// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import type { BatchUpload } from "@/lib/imports/batch-uploads";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { BatchProgress } from "./batch-progress";

afterEach(cleanup);

const checking = { id: "1", state: "checking" } as SieImportBatchFile;
const unsent = { file: new File(["x"], "b.se"), error: new Error("no answer") };

it("says how many files are clear only when all have been sent", () => {
  const clear = { id: "1", state: "clear" } as SieImportBatchFile;
  const statusAt = (sent: number) => {
    cleanup();
    render(
      <PageProviders>
        <BatchProgress files={[clear]} upload={{ total: 2, sent, failed: [] }} onSendAgain={() => undefined} />
      </PageProviders>,
    );
    return screen.getByRole("status").textContent;
  };
  expect(statusAt(1)).toBe("");
  expect(statusAt(2)).toContain("1 clear");
});

it.each<[string, BatchUpload, boolean]>([
  ["all files have been sent", { total: 1, sent: 1, failed: [] }, true],
  ["files are being sent", { total: 2, sent: 1, failed: [] }, false],
  ["a file could not be sent", { total: 2, sent: 1, failed: [unsent] }, false],
])("says that the window may be closed only when it has nothing left to send: %s", (_, upload, isSaid) => {
  render(
    <PageProviders>
      <BatchProgress files={[checking]} upload={upload} onSendAgain={() => undefined} />
    </PageProviders>,
  );
  expect(screen.queryByText("You can close the window: the work goes on.") !== null).toBe(isSaid);
});
