import createClient from "openapi-fetch";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseWire, writeWire } from "@/contract/wire";
import { makePeople } from "../../testing/people";
import { sieText } from "../../testing/sie-text";
import { TestApp } from "../../testing/test-app";
import type { components, paths } from "./testing/api-types";

type KeyFigureData = components["schemas"]["KeyFigureData"];

let app: TestApp;
let agencyId: string;
let client: ReturnType<typeof createClient<paths>>;

beforeAll(async () => {
  app = await TestApp.start();
  ({ agencyId } = await makePeople(app));
  client = createClient<paths>({
    baseUrl: "http://service.test",
    headers: { authorization: `OAuth ${await app.tokenOf("director")}` },
    fetch: async (request) => app.app.request(request.url, request),
    // Beyond plain JSON the wire has Infinity and NaN.
    bodySerializer: (body) => writeWire(body),
  });
});
afterAll(() => app.stop());

it("a client generated from the document reads and writes companies, books, comments and inputs", async () => {
  const created = await client.POST("/Api/v2/Agency/{agencyId}/Company", {
    params: { path: { agencyId } },
    body: { businessIdentityCode: "556677-8899", name: "Åkerbergs Åkeri AB", typeOfCompany: null },
  });
  const companyId = created.data!.id;
  const ofCompany = { path: { companyId } };
  const companies = await client.GET("/Api/v2/Company", { params: { query: { showAll: "true" } } });
  expect(companies.data!.map(({ id }) => id)).toContain(companyId);

  const imported = await client.PUT("/Api/v2/SieImport/{agencyId}", {
    params: { path: { agencyId } },
    body: { data: sieText({ businessIdentityCode: "556677-8899" }) },
  });
  expect(imported.data).toMatchObject({ success: true });

  const [year] = (await client.GET("/Api/v2/Company/{companyId}/FiscalYear", { params: ofCompany })).data!;
  const ofYear = { path: { companyId, fiscalYearId: year!.id } };
  const inEuro = await client.PUT("/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}", {
    params: ofYear,
    body: { currency: "EUR" },
  });
  expect(inEuro.data).toEqual({ ...year, currency: "EUR" });

  // A fiscal year's end is written as midnight of its day, a period's as the last second of it.
  const period = { start: year!.start, end: year!.end.replace("T00:00:00", "T23:59:59") };
  const comment = await client.POST("/Api/v2/Company/{companyId}/Comment", {
    params: ofCompany,
    body: { type: "KeyFigureComment", message: "Strong year", period, keyFigureType: "NetSales" },
  });
  const edited = await client.PUT("/Api/v2/Company/{companyId}/Comment", {
    params: ofCompany,
    body: { id: comment.data!.id, message: "A strong year" },
  });
  expect(edited.data).toMatchObject({ id: comment.data!.id, message: "A strong year" });
  const inRange = await client.GET("/Api/v2/Company/{companyId}/Comment", {
    params: { ...ofCompany, query: { startDate: year!.start.slice(0, 10) } },
  });
  expect(inRange.data).toHaveLength(1);

  const preset = await client.POST("/Api/v2/Company/{companyId}/KeyFigurePreset", {
    params: ofCompany,
    body: { id: "Board", name: "For the board", keyFigureTypes: ["EquityRatio", "NetSales"] },
  });
  expect(preset.data!.keyFigureTypes).toEqual(["EquityRatio", "NetSales"]);

  const values: KeyFigureData[] = [
    { keyFigureInfoId: "NumberOfEmployees", period, value: 12.5 },
    { keyFigureInfoId: "Own", period, value: Infinity },
  ];
  const path = "/Api/v2/Company/{companyId}/FiscalYear/{fiscalYearId}/KeyFigureData" as const;
  const stored = await client.PUT(path, { params: ofYear, body: values, parseAs: "text" });
  expect(parseWire(stored.data!)).toEqual(values);

  const gone = await client.DELETE("/Api/v2/Company/{companyId}/Comment/{commentId}", {
    params: { path: { companyId, commentId: comment.data!.id } },
  });
  expect(gone.data).toBeNull();
  const missing = await client.GET("/Api/v2/Company/{companyId}/Comment/{commentId}", {
    params: { path: { companyId, commentId: comment.data!.id } },
  });
  expect(missing.error).toMatchObject({ typeOfError: "NotFound" });
});
