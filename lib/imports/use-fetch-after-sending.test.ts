// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { expect, it } from "vitest";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { batchQueries } from "./batches";
import { useFetchAfterSending } from "./use-fetch-after-sending";

const PLACE = { agencyId: "demo", batchId: "b" };

it("is false from the end of sending until the list is fetched, and stays true while it is polled", async () => {
  const waiting: (() => void)[] = [];
  installTestTransport(
    () =>
      new Promise((resolve) => {
        waiting.push(() => {
          resolve({ status: 200, text: "[]", header: () => null });
        });
      }),
  );
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  const respond = async () => {
    await expect.poll(() => waiting.length).toBe(1);
    await act(async () => {
      waiting.shift()!();
      // Time for the response to reach the hook.
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  };
  const sending = { total: 1, sent: 0, failed: [] };
  const { result, rerender } = renderHook(
    ({ upload }) => {
      const { isFetching } = useQuery(batchQueries.files(PLACE));
      return [useFetchAfterSending(PLACE, upload), isFetching];
    },
    { wrapper, initialProps: { upload: sending } },
  );
  await respond();
  await expect.poll(() => result.current).toEqual([true, false]);
  rerender({ upload: { ...sending, sent: 1 } });
  expect(result.current[0]).toBe(false);
  await respond();
  await expect.poll(() => result.current).toEqual([true, false]);
  act(() => void queryClient.refetchQueries(batchQueries.files(PLACE)));
  await expect.poll(() => result.current).toEqual([true, true]);
  await respond();
  await expect.poll(() => result.current).toEqual([true, false]);
});
