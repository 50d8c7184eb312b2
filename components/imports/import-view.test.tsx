// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MAX_FILE_CARDS } from "@/lib/imports/file-views";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ImportView } from "./import-view";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("keeps the focus in the list when a file is removed and the others become cards", async () => {
  installTestTransport(() => Promise.resolve(responseOf([])));
  // Without workers no file can be read; the list shows files that could not be read too.
  vi.stubGlobal("Worker", undefined);
  render(
    <PageProviders>
      <NuqsTestingAdapter hasMemory>
        <ImportView
          company={{ id: "a", name: "Egna AB", businessIdentityCode: "559900-0001" }}
          agencyId={undefined}
          NewCompanyDialog={() => null}
        />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const names = Array.from({ length: MAX_FILE_CARDS + 1 }, (_, i) => `${String(i)}.se`);
  fireEvent.change(screen.getByLabelText("Choose files", { selector: "input" }), {
    target: { files: names.map((name) => new File(["#FLAGGA 0"], name)) },
  });
  await act(() => vi.dynamicImportSettled());
  const remove = await screen.findByRole("button", { name: "Remove 0.se from the list" });
  expect(screen.queryAllByRole("article")).toEqual([]);
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole("list", { name: "Files" }));
  });
  expect(screen.getAllByRole("article")).toHaveLength(MAX_FILE_CARDS);
});
