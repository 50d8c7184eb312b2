import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { invalidateFigures } from "@/lib/companies/invalidate-company";
import { createQueryClient } from "@/lib/query-client";
import { chartPreviewQuery } from "./queries";
import { SMALL_CHART } from "./testing/small-chart";

it("shows the preview of the previous chart while the next is fetched, but none of another fiscal year", async () => {
  const preview = { bookedThrough: "2024-12-31", accounts: [], keyFigures: [] };
  let isHanging = false;
  installTestTransport(() => (isHanging ? new Promise(() => undefined) : Promise.resolve(responseOf(preview))));
  const observer = new QueryObserver(createQueryClient(), chartPreviewQuery("c", "2024", SMALL_CHART));
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(preview);
  isHanging = true;
  observer.setOptions(chartPreviewQuery("c", "2024", { ...SMALL_CHART, name: "Renamed" }));
  expect(observer.getCurrentResult().data).toEqual(preview);
  observer.setOptions(chartPreviewQuery("c", "2025", SMALL_CHART));
  expect(observer.getCurrentResult().data).toBeUndefined();
  stop();
});

it("computes the preview anew once a value has been typed that key figures depend on", () => {
  const queryClient = createQueryClient();
  const { queryKey } = chartPreviewQuery("c", "2024", SMALL_CHART);
  queryClient.setQueryData(queryKey, { bookedThrough: "2024-12-31", accounts: [], keyFigures: [] });
  void invalidateFigures(queryClient, "c");
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
