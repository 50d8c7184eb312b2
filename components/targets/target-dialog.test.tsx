// @vitest-environment happy-dom
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { StandardTarget } from "@/contract/targets/standard-target";
import { parseWire, writeWire } from "@/contract/wire";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { TargetDialog } from "./target-dialog";
import { useTargetWords } from "./use-target-words";

const period = periodOfDays("2026-01-01", "2026-12-31");
const TARGET: StandardTarget = { id: "t", keyFigureType: "EquityRatio", period, value: 30 };

afterEach(cleanup);

it("shows another user's value after a conflict, which saving again replaces", async () => {
  // The dialog shows 30. Before it saves it reads the stored target, and finds that another user has set 35.
  let stored = { ...TARGET, value: 35 };
  installTestTransport(({ method, body }) => {
    if (method === "PUT") stored = { ...stored, ...(parseWire(body as string) as { value: number }) };
    return Promise.resolve({ status: 200, header: () => '"tag"', text: writeWire(stored) });
  });
  const wrapper = ({ children }: { children: ReactNode }) => <PageProviders>{children}</PageProviders>;
  const { current: words } = renderHook(() => useTargetWords([]), { wrapper }).result;
  const onClose = vi.fn();
  const place = { agencyId: "demo", companyTypeId: null };
  render(<TargetDialog {...{ place, words, onClose }} target={TARGET} catalogue={[]} />, { wrapper });
  fireEvent.change(screen.getByLabelText("Target"), { target: { value: "40" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain("35");
  expect(stored.value).toBe(35);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  expect(stored.value).toBe(40);
});
