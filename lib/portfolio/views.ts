import type { DefaultPortfolioView, PortfolioView, StandardView } from "@/contract/portfolio";
import {
  applyAddress,
  areSameSettings,
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  settingsOfQuery,
  type PortfolioSettings,
  type SettingName,
  type SettingsInAddress,
} from "./settings";

/** The queries of the standard views, by id. */
export const STANDARD_QUERIES: Record<StandardView, string> = {
  all: "",
  contacts: "columns=none&fields=contact,phone,consultant,type",
  late: "late=true&sort=books",
};
export const STANDARD_IDS = Object.keys(STANDARD_QUERIES) as StandardView[];

export function isStandardId(id: string): id is StandardView {
  return Object.hasOwn(STANDARD_QUERIES, id);
}

/** The view that the page shows, with the current settings. */
export interface ViewState {
  id: string;
  /** The saved view; undefined for a standard one. */
  saved: PortfolioView | undefined;
  settings: PortfolioSettings;
  /** The settings of the view, without the changes in the address. */
  ofView: PortfolioSettings;
  isChanged: boolean;
  /** The view that the page opens with. */
  defaultId: string;
}

export type PortfolioAddress = SettingsInAddress & { view?: string | null | undefined };

/**
 * Reads the address: `view` names a view, and other parameters override its settings. Without parameters, the page
 * opens with the user's default view, else the agency's. Without `view`, or if the user cannot see that view, the
 * parameters override the view of all clients.
 */
export function readViewState(
  address: PortfolioAddress,
  views: readonly PortfolioView[],
  defaults: DefaultPortfolioView,
): ViewState {
  const exists = (id: string | null | undefined): id is string =>
    typeof id === "string" && (isStandardId(id) || views.some((view) => view.id === id));
  const defaultId = [defaults.own, defaults.agency].find(exists) ?? "all";
  const isBare = !hasSettings(address) && typeof address.view !== "string";
  const id = isBare ? defaultId : exists(address.view) ? address.view : "all";
  const saved = views.find((view) => view.id === id);
  const ofView = settingsOfQuery(saved?.query ?? (isStandardId(id) ? STANDARD_QUERIES[id] : ""));
  const settings = applyAddress(ofView, address);
  return { id, saved, settings, ofView, isChanged: !areSameSettings(settings, ofView), defaultId };
}

function hasSettings(address: SettingsInAddress): boolean {
  return SETTING_NAMES.some((name) => typeof address[name] === "string");
}

/**
 * The address parameters for these settings of a view; null for parameters that are left out. For a private view, all
 * settings other than the defaults are included, so that a colleague with the link sees the same.
 */
export function addressOf(
  view: Pick<ViewState, "id" | "saved" | "ofView" | "defaultId">,
  settings: PortfolioSettings,
): Record<"view" | keyof PortfolioSettings, string | null> {
  const isPrivate = view.saved?.isShared === false;
  const isNamed = (name: SettingName): boolean =>
    settings[name] !== view.ofView[name] ||
    (isPrivate && settings[name] !== DEFAULT_SETTINGS[name]) ||
    // A preset without columns beside it would replace those of the view.
    (name === "columns" && settings.columns !== "" && isNamed("preset"));
  const parameters = SETTING_NAMES.map((name) => [name, isNamed(name) ? settings[name] : null] as const);
  return {
    view: view.id === "all" && view.defaultId === "all" ? null : view.id,
    ...(Object.fromEntries(parameters) as Record<keyof PortfolioSettings, string | null>),
  };
}
