// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { SieNote } from "@/contract/imports/sie-import";
import type { QueuedFile } from "@/lib/imports/queued-file";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FileLineDialog } from "./file-line-dialog";

afterEach(cleanup);

const note: SieNote = {
  lineNo: 8,
  linePos: 1,
  label: "#VER",
  line: "#VER A 1 20240131",
  explanation: "The voucher is not balanced.",
  code: "unbalanced",
};

function show(load: () => Promise<{ firstLineNo: number; lines: string[] }>): void {
  const shown = { companyId: "a-demo-1", file: { id: 1, name: "books.se" } as QueuedFile, note };
  render(
    <PageProviders>
      <FileLineDialog shown={shown} load={load} onClose={() => undefined} />
    </PageProviders>,
  );
}

it("shows the line with its neighbours", async () => {
  show(() => Promise.resolve({ firstLineNo: 7, lines: ["{", note.line] }));
  expect((await screen.findByText("{")).textContent).toBe("7{");
  expect(screen.getByText(note.line).getAttribute("aria-current")).toBe("true");
});

it("shows the line alone when the file cannot be read again", async () => {
  show(() => Promise.reject(new Error("the file was deleted")));
  const line = await screen.findByText(note.line);
  expect(line.textContent).toBe(`8${note.line}`);
  expect(line.parentElement!.childElementCount).toBe(1);
});
