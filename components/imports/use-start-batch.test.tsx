// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { MAX_BATCH_FILES } from "@/contract/imports/batch-states";
import { writeWire } from "@/contract/wire";
import { installTransport } from "@/lib/api/transport";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useStartBatch } from "./use-start-batch";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

let requests: number;
let status: number;

beforeEach(() => {
  requests = 0;
  installTransport(() => {
    requests++;
    const error = { typeOfError: "Refused", message: "Refused.", identifier: "1" };
    return Promise.resolve({ status, header: () => null, text: writeWire(error) });
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

async function toastAfterSending(count: number): Promise<string[]> {
  const { result } = renderHook(() => useStartBatch("demo"), { wrapper: PageProviders });
  await act(() => result.current.send(() => Array.from({ length: count }, (_, i) => new File(["x"], `${i}.se`))));
  return toastStore.get().map(({ message }) => message);
}

it("more files than a batch takes are not sent, and the user learns how many it takes", async () => {
  const said = "These are 1,001 files, and at most 1,000 are received at once. Send them in parts.";
  expect(await toastAfterSending(MAX_BATCH_FILES + 1)).toEqual([said]);
  expect(requests).toBe(0);
});

it.each([
  [503, "The files were not received. Drop them again."],
  [403, "The files were not received. You are not allowed to do this."],
  [400, "The files were not received. Something in it is not valid."],
])("after a %i the user is asked to try again only where that may help", async (code, said) => {
  status = code;
  expect(await toastAfterSending(1)).toEqual([said]);
});
