// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiResponse } from "@/lib/api/transport";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PresetNav } from "./preset-nav";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

it("says that a preset could not be added back, even if another one has been added back meanwhile", async () => {
  const respond: ((response: ApiResponse) => void)[] = [];
  installTestTransport(
    ({ method }) =>
      new Promise((resolve) => {
        if (method === "POST") respond.push(resolve);
        else resolve(responseOf([]));
      }),
  );
  const missing = ["Month", "Year"].map((name) => ({ id: name, name, keyFigureTypes: ["NetSales"] }));
  const onChoose = vi.fn<(presetId: string) => void>();
  render(
    <PageProviders>
      <PresetNav
        place="a-demo-1"
        presets={[]}
        missing={missing}
        chosen={undefined}
        onChoose={onChoose}
        readOnly={false}
      />
    </PageProviders>,
  );
  for (const button of screen.getAllByRole("button")) fireEvent.click(button);
  await expect.poll(() => respond.length).toBe(2);
  respond[1]!(responseOf(missing[1]));
  await expect.poll(() => onChoose.mock.calls).toEqual([["Year"]]);
  respond[0]!(responseOf({ typeOfError: "Forbidden", message: "No.", identifier: "1" }, 403));
  await expect.poll(() => toastStore.get().map(({ tone }) => tone)).toEqual(["bad"]);
  expect(toastStore.get()[0]!.message).toContain("Month");
});
