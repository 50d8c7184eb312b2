// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MAX_BATCH_FILES } from "@/contract/imports/batch-states";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { batchUploads } from "@/lib/imports/batch-uploads";
import { batchQueries } from "@/lib/imports/batches";
import { createQueryClient } from "@/lib/query-client";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { useStartBatch } from "./use-start-batch";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

let requests: number;
let status: number;

beforeEach(() => {
  requests = 0;
  installTestTransport(() => {
    requests++;
    const error = { typeOfError: "Refused", message: "Refused.", identifier: "1" };
    return Promise.resolve(responseOf(error, status));
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

const fileNames = (count: number) => Array.from({ length: count }, (_, i) => `${String(i)}.se`);
const messages = () => toastStore.get().map(({ message }) => message);

async function toastAfterSending(count: number): Promise<string[]> {
  const { result } = renderHook(() => useStartBatch("demo"), { wrapper: PageProviders });
  await act(() => result.current.send(() => fileNames(count).map((name) => new File(["x"], name))));
  return messages();
}

it("more files than a batch takes are not sent, and the user learns how many it takes", async () => {
  const said = "These are 1,001 files, and at most 1,000 are received at once. Send them in parts.";
  expect(await toastAfterSending(MAX_BATCH_FILES + 1)).toEqual([said]);
  expect(requests).toBe(0);
});

it.each([
  ["xy", ["An import takes at most 1,000 files, and with these it would have 1,200. Begin another import with them."]],
  // The batch has files of these names and sizes already, which are taken for the same files.
  ["x", []],
])("files with the text %j are sent to a batch of 600 only if it has room for them", async (text, said) => {
  status = 403;
  const place = { agencyId: "demo", batchId: `with ${text}` };
  const client = createQueryClient();
  const present = fileNames(600).map((name) => ({ name, size: 1 }) as SieImportBatchFile);
  client.setQueryData(batchQueries.files(place).queryKey, present);
  const { result } = renderHook(() => useStartBatch(place.agencyId, place.batchId), {
    wrapper: ({ children }) => <PageProviders client={client}>{children}</PageProviders>,
  });
  await act(() => result.current.send(() => fileNames(600).map((name) => new File([text], name))));
  expect(messages()).toEqual(said);
  expect(batchUploads.of(place.batchId).get().total).toBe(said.length > 0 ? 0 : 600);
});

it.each([
  [503, "The files were not received. Drop them again."],
  [403, "The files were not received. You are not allowed to do this."],
  [400, "The files were not received. Something in it is not valid."],
])("after a %i the user is asked to try again only where that may help", async (code, said) => {
  status = code;
  expect(await toastAfterSending(1)).toEqual([said]);
});
