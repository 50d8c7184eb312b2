// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ApiError, type WriteOutcome } from "@/lib/api/error";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "./testing/page-providers";
import { useFailureToast } from "./use-failure-toast";

afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id);
});

it.each([
  [504, "unknown", "The service took too long to answer. The change may or may not have been saved. Reload to see."],
  [412, "no", "The chart was not deleted."],
] satisfies [number, WriteOutcome, string][])("after a %i that saved %s it says so", (status, saved, message) => {
  const { result } = renderHook(useFailureToast, { wrapper: PageProviders });
  act(() => {
    result.current(new ApiError({ status, typeOfError: "x", message: "x", saved }), "The chart was not deleted.");
  });
  expect(toastStore.get()).toMatchObject([{ message, tone: "bad" }]);
});
