import { QueryObserver } from "@tanstack/react-query";
import { afterAll, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { createQueryClient } from "@/lib/query-client";
import { chartPreviewQuery } from "./queries";
import { SMALL_CHART } from "./testing/small-chart";

afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

it("shows the preview of the previous chart while the next is fetched, but none of another fiscal year", async () => {
  const preview = { bookedThrough: "2024-12-31", accounts: [], keyFigures: [] };
  let isHanging = false;
  installTransport(() => (isHanging ? new Promise(() => undefined) : Promise.resolve(responseOf(preview))));
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
