import { describe, expect, it } from "vitest";
import { bulkChangeCreateSchema } from "@/contract/bulk-changes/bulk-change";
import { changeFormSchema, EMPTY_DRAFT, type ChangeDraft } from "./change-draft";

const presets = [
  { id: "Overview", name: "Översikt", keyFigureTypes: ["NetSales"] },
  { id: "VisibleKeyFigures", name: "Synliga", description: "De som syns", keyFigureTypes: [] },
];
const typeOf = (keyFigureType: string) => (keyFigureType === "NetSales" ? "Amount" : "Percent");
const schema = changeFormSchema({ presets, today: "2026-11-24", culture: "sv-SE", typeOf });
function read(draft: Partial<ChangeDraft>) {
  const { data: change, error } = schema.safeParse({ ...EMPTY_DRAFT, ...draft });
  return error ? { problems: error.issues.map(({ path }) => path.join(".")) } : { change };
}
const YEAR = { start: "2026-01-01T00:00:00", end: "2026-12-31T23:59:59" };

describe("a change as it is typed", () => {
  it.each<[Partial<ChangeDraft>, object]>([
    [{}, { kind: "companyType", companyTypeId: null }],
    [{ companyTypeId: "bygg" }, { kind: "companyType", companyTypeId: "bygg" }],
    [
      { kind: "preset", presetId: "Overview" },
      { kind: "preset", preset: presets[0] },
    ],
    [
      { kind: "preset", presetId: "Overview", presetPlace: "VisibleKeyFigures" },
      { kind: "preset", preset: { ...presets[1], keyFigureTypes: ["NetSales"] } },
    ],
    [
      { kind: "chartOfAccounts", chartOfAccountsId: " Own ", years: "all" },
      { kind: "chartOfAccounts", chartOfAccountsId: "Own", years: "all" },
    ],
    [
      { kind: "currency", currency: "EUR" },
      { kind: "currency", currency: "EUR", years: "latest" },
    ],
    [
      { kind: "target", keyFigureType: "NetSales", period: "2026", value: "1 234,5" },
      { kind: "target", targets: [{ keyFigureType: "NetSales", period: YEAR, value: 1234.5 }] },
    ],
    [
      { kind: "target", keyFigureType: "NetSales", period: "2026", value: " " },
      { kind: "target", targets: [{ keyFigureType: "NetSales", period: YEAR, value: null }] },
    ],
    [
      { kind: "target", keyFigureType: "NetSales", period: "2026", value: "100 kr" },
      { kind: "target", targets: [{ keyFigureType: "NetSales", period: YEAR, value: 100 }] },
    ],
    [
      { kind: "target", keyFigureType: "EquityRatio", period: "2026", value: "30 %" },
      { kind: "target", targets: [{ keyFigureType: "EquityRatio", period: YEAR, value: 30 }] },
    ],
    [
      { kind: "consultant", userName: "nina" },
      { kind: "consultant", userName: "nina", isClient: true },
    ],
    [
      { kind: "comment", message: "Hej", keyFigureType: "NetSales", period: "2026", isQuestion: true },
      { kind: "comment", comment: { message: "Hej", keyFigureType: "NetSales", period: YEAR, isQuestion: true } },
    ],
    [
      { kind: "report", reportTemplateId: "t", title: " Året ", period: "2026" },
      { kind: "report", report: { title: "Året", period: YEAR, reportTemplateId: "t" } },
    ],
    [
      { kind: "publishing", period: "2026", language: "en" },
      { kind: "publishing", publishing: { period: YEAR, language: "en" } },
    ],
    [
      { kind: "publishing", title: " Året ", period: "2026" },
      { kind: "publishing", publishing: { period: YEAR, title: "Året", language: "sv" } },
    ],
  ])("%j is a change that the service takes", (draft, change) => {
    expect(read(draft)).toEqual({ change });
    expect(bulkChangeCreateSchema.parse({ change, companyIds: ["a"] }).change).toEqual(change);
  });

  it.each<[Partial<ChangeDraft>, string[]]>([
    [{ kind: "preset", presetId: "gone" }, ["presetId"]],
    [{ kind: "chartOfAccounts", chartOfAccountsId: " " }, ["chartOfAccountsId"]],
    [{ kind: "target", period: "soon", value: "many" }, ["keyFigureType", "period", "value"]],
    [{ kind: "target", keyFigureType: "NetSales", period: "2026", value: "∞" }, ["value"]],
    [{ kind: "target", keyFigureType: "NetSales", period: "2026", value: "5 %" }, ["value"]],
    [{ kind: "target", keyFigureType: "EquityRatio", period: "2026", value: "30 kr" }, ["value"]],
    [{ kind: "consultant" }, ["userName"]],
    [{ kind: "comment", keyFigureType: "NetSales", message: " " }, ["period", "message"]],
    [{ kind: "report", title: " " }, ["reportTemplateId", "title", "period"]],
    [{ kind: "publishing", period: "soon" }, ["period"]],
    // Limits of the contract, for values whose length the form does not check itself.
    [{ kind: "comment", keyFigureType: "NetSales", message: "x".repeat(10_001), period: "2026" }, ["message"]],
    [{ kind: "report", reportTemplateId: "t", title: "x".repeat(256), period: "2026" }, ["title"]],
  ])("%j has missing or wrong members: %j", (draft, problems) => {
    expect(read(draft)).toEqual({ problems });
  });
});
