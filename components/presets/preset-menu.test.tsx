// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import type { KeyFigurePreset } from "@/contract/presets";
import { writeWire } from "@/contract/wire";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PresetEdits } from "@/lib/presets/preset-edits";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PresetMenu } from "./preset-menu";

const PRESET: KeyFigurePreset = { id: "p", name: "Stored", keyFigureTypes: ["a"], origin: "agency" };
const change = { state: "set", changed: "2026-02-01T10:20:30", changedBy: "anna" };

afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const { id } of toastStore.get()) dismissToast(id);
});

function createEdits(): PresetEdits {
  return new PresetEdits({
    read: () => Promise.reject(new Error("down")),
    write: () => Promise.reject(new Error("down")),
    onStored: () => Promise.resolve(),
  });
}

function openMenu(edits: PresetEdits): void {
  render(
    <PageProviders user={{ userName: "anna", name: "Anna", type: "AgencyConsultant", companies: [] }}>
      <NuqsTestingAdapter hasMemory>
        <PresetMenu
          place={{ agencyId: "demo", companyTypeId: null }}
          preset={PRESET}
          inherited={undefined}
          edits={edits}
          texts={{ name: "Stored", description: "" }}
          nameOf={(id) => id}
          onDelete={() => undefined}
        />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  openPopover(screen.getByRole("menu", { hidden: true }));
}

it("an earlier version is restored over the stored preset also while a change of its key figures is not saved", async () => {
  const sent: string[] = [];
  installTestTransport(({ method, path, body }) => {
    if (method === "PUT") sent.push(body as string);
    const versions = [2, 1].map((version) => ({
      ...change,
      version,
      preset: { id: "p", name: `Version ${version}`, keyFigureTypes: ["a"] },
    }));
    const text = writeWire(path.endsWith("/Version") ? versions : PRESET);
    return Promise.resolve({ status: 200, header: () => '"tag"', text });
  });
  const edits = createEdits();
  edits.change(PRESET, ["a", "b"]);
  openMenu(edits);
  fireEvent.click(screen.getByText("Compare"));
  fireEvent.click(await screen.findByRole("button", { name: "Restore version 1" }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toContain('"Version 1"');
});

it("the form of a preset's name sends no description that was not changed, as another user may have changed it", async () => {
  const sent: unknown[] = [];
  installTestTransport(({ method, body }) => {
    if (method === "PUT") sent.push(JSON.parse(body as string));
    return Promise.resolve({ status: 200, header: () => null, text: method === "PUT" ? writeWire(PRESET) : "[]" });
  });
  openMenu(createEdits());
  fireEvent.click(screen.getByText("Rename and describe"));
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Other" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => sent).toEqual([{ id: "p", name: "Other" }]);
});

it.each([
  ["opens again with what was typed when closing it is undone", "Half a name"],
  ["closes without a word when nothing was typed", null],
])("the form of a preset's name %s", async (_, typed) => {
  installTestTransport(() => Promise.resolve({ status: 200, header: () => null, text: "[]" }));
  openMenu(createEdits());
  fireEvent.click(screen.getByText("Rename and describe"));
  const name = await screen.findByLabelText("Name");
  if (typed !== null) fireEvent.change(name, { target: { value: typed } });
  // A press on the backdrop is one on the element of the dialog itself.
  fireEvent.pointerDown(screen.getByRole("dialog"));
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  const [toast] = toastStore.get();
  expect(toast?.message).toBe(typed === null ? undefined : "What you had written was thrown away.");
  if (!toast) return;
  act(() => {
    runToastAction(toast.id);
  });
  await screen.findByDisplayValue("Half a name");
});
