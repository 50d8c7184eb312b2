import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { periodOfDays } from "@/contract/period";
import { parseWire, writeWire } from "@/contract/wire";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiRequest } from "@/lib/api/transport";
import { changeOf } from "@/lib/inputs/value-address";
import { targetsQueries } from "./queries";
import { targetsTransport } from "./transport";

const january = periodOfDays("2024-01-01", "2024-01-31");
const year = { id: "f", start: "2024-01-01T00:00:00", end: "2024-12-31T00:00:00" } as FiscalYear;

it("a target is sent with what it replaces, and of all targets fetch returns those of the fiscal year", async () => {
  const requests: ApiRequest[] = [];
  const stored = [
    { keyFigureType: "NetSales", period: january, value: 7 },
    { keyFigureType: "NetSales", period: periodOfDays("2025-01-01", "2025-01-31"), value: 8 },
  ];
  installTestTransport((request) => {
    requests.push(request);
    const text = typeof request.body === "string" ? request.body : writeWire(stored);
    return Promise.resolve({ status: 200, header: () => null, text });
  });
  const { send, fetch } = targetsTransport(new QueryClient(), "c1", year);
  const address = { keyFigureInfoId: "NetSales", period: january };
  await send([changeOf(address, 5, 4), changeOf({ ...address, keyFigureInfoId: "x" }, null, 1)], { keepalive: false });
  expect(requests[0]).toMatchObject({ method: "PUT", path: "/Api/v2/Company/c1/KeyFigureTarget" });
  expect(parseWire(requests[0]!.body as string)).toEqual([
    { keyFigureType: "NetSales", period: january, value: 5, before: 4 },
    { keyFigureType: "x", period: january, value: null, before: 1 },
  ]);
  expect(await fetch()).toEqual([{ ...address, value: 7 }]);
});

it("a sent target is replaced in the cached list, and the others stay inherited", async () => {
  installTestTransport(({ body }) => Promise.resolve({ status: 200, header: () => null, text: body as string }));
  const queryClient = new QueryClient();
  const { queryKey } = targetsQueries.list("c1");
  const [sent, other] = ["NetSales", "EquityRatio"].map((keyFigureType) => ({ keyFigureType, period: january }));
  const inherited = { ...other!, value: 30, origin: "agency" as const };
  queryClient.setQueryData(queryKey, [{ ...sent!, value: 7, origin: "agency" as const }, inherited]);
  const change = changeOf({ keyFigureInfoId: "NetSales", period: january }, 5, 7);
  await targetsTransport(queryClient, "c1", year).send([change], { keepalive: false });
  expect(queryClient.getQueryData(queryKey)).toEqual([{ ...sent!, value: 5 }, inherited]);
});
