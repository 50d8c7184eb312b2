import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { parseWire } from "@/contract/wire";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiRequest } from "@/lib/api/transport";
import { keyFigureDataTransport, withItems } from "./mutations";
import { inputsQueries } from "./queries";
import { changeOf, itemOf } from "./value-address";

const january = periodOfDays("2024-01-01", "2024-01-31");
const taxRate = (value: number | null, dimensionId?: string) =>
  itemOf({ keyFigureInfoId: "TaxRate", period: january, dimensionId }, value);

let requests: (ApiRequest & { body: string })[];

beforeEach(() => {
  requests = [];
  installTestTransport((request) => {
    const { body } = request;
    if (typeof body !== "string") throw new TypeError("expected a text");
    requests.push({ ...request, body });
    return Promise.resolve({ status: 200, header: () => null, text: body });
  });
});

describe("keyFigureDataTransport", () => {
  it("sends one PUT in the wire format and takes the values over into the fetched list", async () => {
    const queryClient = new QueryClient();
    const { queryKey } = inputsQueries.data("c1", "f");
    queryClient.setQueryData(queryKey, [taxRate(1), taxRate(1, "1_20")]);

    const items = [taxRate(Infinity), taxRate(null, "1_20")].map((item) => changeOf(item, item.value, 1));
    await keyFigureDataTransport(queryClient, "c1", "f").send(items, { keepalive: true });

    expect(requests).toMatchObject([
      { method: "PUT", path: "/Api/v2/Company/c1/FiscalYear/f/KeyFigureData", keepalive: true },
    ]);
    expect(requests[0]!.body).toContain('"value":Infinity');
    expect(parseWire(requests[0]!.body)).toEqual(items);
    expect(queryClient.getQueryData(queryKey)).toEqual([taxRate(Infinity)]);
  });
});

describe("withItems", () => {
  it("replaces by key figure, period and dimension, adds, and takes cleared values out", () => {
    expect(
      withItems([taxRate(1), taxRate(2, "1_20")], [taxRate(3), taxRate(4, "1_30"), taxRate(null, "1_20")]),
    ).toEqual([taxRate(3), taxRate(4, "1_30")]);
  });
});
