import { describe, expect, it } from "vitest";
import { STANDARD_VIEWS, type PortfolioView } from "@/contract/portfolio";
import { applyAddress, DEFAULT_SETTINGS, queryOfSettings, settingsOfQuery, shownValues } from "./settings";
import { addressOf, readViewState, STANDARD_IDS } from "./views";

const VIEWS: PortfolioView[] = [
  { id: "shared", name: "Byråns", isShared: true, query: "sort=-value.NetSales&late=true" },
  { id: "own", name: "Min", isShared: false, query: "columns=NetSales,CashFlow&type=cafe" },
];
/** The parameters of the address, without those that are null. */
const named = (address: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null));

it("the standard views are those that the service knows", () => {
  expect(STANDARD_IDS).toEqual([...STANDARD_VIEWS]);
});

describe("settings", () => {
  it("are read from a view's query and written as it again", () => {
    const query = "columns=NetSales&resolution=year&sort=-books&late=true&density=compact";
    expect(queryOfSettings(settingsOfQuery(query))).toBe(query);
    expect(queryOfSettings(DEFAULT_SETTINGS)).toBe("");
  });

  it("are the default ones for unknown choices, and have the optional columns in their order", () => {
    const unknown = "preset=Nothing&resolution=day&period=2026-13&late=yes&agreement=x&fields=type,x,books";
    expect(settingsOfQuery(unknown)).toEqual({ ...DEFAULT_SETTINGS, fields: "books,type" });
  });

  it("in an address replace those of a view, an empty one as well, and a preset replaces columns", () => {
    const view = settingsOfQuery(VIEWS[1]!.query);
    expect(applyAddress(view, { type: "" })).toEqual({ ...view, type: "" });
    expect(applyAddress(view, { preset: "ProfitStructure" })).toMatchObject({ columns: "", preset: "ProfitStructure" });
  });

  it("ask for values of the columns, of the preset, or for none", () => {
    const shown = (query: string) => shownValues(settingsOfQuery(query));
    expect(shown("columns=A,B&period=2026-02")).toMatchObject({ columns: "A,B", period: "2026-02" });
    expect(shown("")).toEqual({ columns: null, preset: "Overview", resolution: "ytd", period: null });
    expect(shown("columns=none")).toBeNull();
  });
});

describe("the view that the address names", () => {
  it.each([
    ["the user's own choice", { own: "own", agency: "shared" }, "own"],
    ["the agency's choice when the user's is deleted", { own: "deleted", agency: "shared" }, "shared"],
    ["all clients when no chosen view is left", { agency: "deleted" }, "all"],
    ["a standard view if it is chosen", { own: "late" }, "late"],
  ])("without parameters is %s", (_, defaults, expected) => {
    const state = readViewState({}, VIEWS, defaults);
    expect(state).toMatchObject({ id: expected, defaultId: expected, isChanged: false });
  });

  it("is all clients for parameters without a view, or with a view that the user cannot see", () => {
    const defaults = { own: "shared" };
    expect(readViewState({ sort: "books" }, VIEWS, defaults)).toMatchObject({ id: "all", isChanged: true });
    const link = readViewState({ view: "colleague's", late: "true" }, VIEWS, defaults);
    expect(link).toMatchObject({ id: "all", isChanged: true, settings: { late: "true" } });
  });

  it("is changed by what differs from it, and only by that", () => {
    expect(readViewState({ view: "shared", late: "true" }, VIEWS, {}).isChanged).toBe(false);
    expect(readViewState({ view: "shared", late: "" }, VIEWS, {})).toMatchObject({
      isChanged: true,
      settings: { late: "", sort: "-value.NetSales" },
    });
  });
});

describe("the address of a view", () => {
  it("names the view and what differs from it", () => {
    const state = readViewState({ view: "shared" }, VIEWS, {});
    expect(named(addressOf(state, state.settings))).toEqual({ view: "shared" });
    const changed = { ...state.settings, late: "", type: "cafe" };
    expect(named(addressOf(state, changed))).toEqual({ view: "shared", late: "", type: "cafe" });
    expect(readViewState(addressOf(state, changed), VIEWS, {}).settings).toEqual(changed);
  });

  it.each(["all", "contacts", "late", "shared", "columns", "own"])(
    "%s reads as the settings that it was written from, with any columns and preset",
    (id) => {
      const query = "columns=EquityRatio&preset=ProfitStructure";
      const views = [...VIEWS, { id: "columns", name: "Soliditet", isShared: true, query }];
      const state = readViewState({ view: id }, views, {});
      for (const columns of ["", "none", "EquityRatio", "NetSales,CashFlow"])
        for (const preset of ["Overview", "ProfitStructure", "MyKeyFigures"]) {
          const settings = { ...state.settings, columns, preset };
          expect(readViewState(addressOf(state, settings), views, {})).toMatchObject({ id, settings });
        }
    },
  );

  it("has no parameters for all clients, unless another view is the default", () => {
    const all = readViewState({}, VIEWS, {});
    expect(named(addressOf(all, all.settings))).toEqual({});
    const chosen = readViewState({ view: "all" }, VIEWS, { own: "shared" });
    expect(named(addressOf(chosen, chosen.settings))).toEqual({ view: "all" });
  });

  it("has all settings of a private view, so that others see the same", () => {
    const state = readViewState({ view: "own" }, VIEWS, {});
    const address = addressOf(state, { ...state.settings, sort: "books" });
    expect(named(address)).toEqual({ view: "own", columns: "NetSales,CashFlow", type: "cafe", sort: "books" });
    const others = VIEWS.filter(({ isShared }) => isShared);
    expect(readViewState(address, others, {}).settings).toEqual(readViewState(address, VIEWS, {}).settings);
  });
});
