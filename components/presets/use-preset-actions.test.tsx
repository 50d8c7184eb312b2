// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import type { KeyFigurePreset } from "@/contract/presets";
import { parseWire, writeWire } from "@/contract/wire";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PresetEdits } from "@/lib/presets/preset-edits";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { usePresetActions } from "./use-preset-actions";

const OWN: KeyFigurePreset = { id: "p", name: "Own", keyFigureTypes: ["a"] };
const STANDARD: KeyFigurePreset = { id: "p", name: "Standard", keyFigureTypes: ["a"], origin: "agency" };

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

function actions(write: (keyFigureTypes: readonly string[]) => Promise<void> = () => Promise.resolve()) {
  const wrapper = ({ children }: { children: ReactNode }) => <PageProviders>{children}</PageProviders>;
  const edits = new PresetEdits({
    read: () => Promise.resolve({ value: OWN, tag: undefined }),
    write: async (_id, keyFigureTypes) => {
      await write(keyFigureTypes);
      return { ...OWN, keyFigureTypes: [...keyFigureTypes] };
    },
    onStored: () => Promise.resolve(),
  });
  return renderHook(() => usePresetActions("c", edits), { wrapper }).result.current;
}

it("a reset sends the texts once the key figures are stored, so that the two do not conflict", async () => {
  const sent: string[] = [];
  let storeKeyFigures: () => void = () => undefined;
  installTestTransport(({ method, body }) => {
    const stored = method === "PUT" ? { ...OWN, ...(parseWire(body as string) as { name: string }) } : OWN;
    if (method === "PUT") sent.push(stored.name);
    return Promise.resolve({ status: 200, header: () => '"tag"', text: writeWire(stored) });
  });
  const { reset } = actions((keyFigureTypes) => {
    sent.push(keyFigureTypes.join());
    return new Promise((resolve) => (storeKeyFigures = resolve));
  });
  reset(OWN, { ...STANDARD, keyFigureTypes: ["b"] }, "Own");
  await expect.poll(() => sent).toEqual(["b"]);
  // Long enough for the request of the texts, if it did not wait for the key figures.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual(["b"]);
  storeKeyFigures();
  await expect.poll(() => sent).toEqual(["b", "Standard"]);
});

it("an undo while a reset is being saved waits for it, and then restores the texts", async () => {
  let stored = OWN;
  let store: () => void = () => undefined;
  const sent: string[] = [];
  installTestTransport(async ({ method, body }) => {
    if (method === "PUT") {
      const { name } = parseWire(body as string) as { name: string };
      sent.push(name);
      if (sent.length === 1) await new Promise<void>((resolve) => (store = resolve));
      stored = { ...stored, name };
    }
    return { status: 200, header: () => '"tag"', text: writeWire(stored) };
  });
  actions().reset(OWN, STANDARD, "Own");
  await expect.poll(() => sent).toEqual(["Standard"]);
  runToastAction(toastStore.get()[0]!.id);
  // Long enough for the request of the undo, if it did not wait for the reset.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual(["Standard"]);
  store();
  await expect.poll(() => sent).toEqual(["Standard", "Own"]);
  await expect.poll(() => stored.name).toBe("Own");
  expect(toastStore.get()).toEqual([]);
});
