import { isMonth } from "@/contract/calendar";
import { PORTFOLIO_RESOLUTIONS } from "@/contract/figures/resolutions";
import { DENSITIES } from "@/lib/preferences";
import { AGREEMENTS, PRESETS } from "./choices";
import type { ShownValues } from "./queries";

/** Columns other than key figures, in order. The key figures are placed before the comment. */
export const FIELDS = ["books", "contact", "phone", "comment", "imported", "consultant", "type"] as const;
export type Field = (typeof FIELDS)[number];

/** The value of `columns` for a list without key figures. */
export const NO_COLUMNS = "none";

/**
 * The default settings of the page, in the form of its address. An empty text means no choice, and for `fields` no
 * columns. The search is not a setting: it finds one client and is not saved with a view.
 */
export const DEFAULT_SETTINGS = {
  columns: "",
  preset: "Overview",
  resolution: "ytd",
  period: "",
  fields: "books,comment,imported,consultant,type",
  sort: "name",
  type: "",
  consultant: "",
  late: "",
  agreement: "",
  rule: "",
  group: "",
  density: "",
};
export type SettingName = keyof typeof DEFAULT_SETTINGS;
export type PortfolioSettings = Record<SettingName, string>;

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as SettingName[];

/** Settings in a page's address; absent or null ones come from the view. */
export type SettingsInAddress = { [Name in SettingName]?: string | null | undefined };

const CHOICES: Partial<Record<SettingName, readonly string[]>> = {
  preset: PRESETS,
  resolution: PORTFOLIO_RESOLUTIONS,
  late: ["true"],
  agreement: AGREEMENTS,
  group: ["true"],
  density: DENSITIES,
};

function knownValue(name: SettingName, value: string): string {
  const choices = CHOICES[name];
  if (name === "fields") return fieldsOf(value).join(",");
  if (name === "period") return isMonth(value) ? value : DEFAULT_SETTINGS.period;
  return choices && !choices.includes(value) ? DEFAULT_SETTINGS[name] : value;
}

/**
 * The settings of a view, overridden by those of an address. Unknown fields are left out, and other unknown choices and
 * months are replaced by the defaults. The order, the rule and ids are not checked here.
 */
export function applyAddress(view: PortfolioSettings, address: SettingsInAddress): PortfolioSettings {
  const settings = { ...view };
  for (const name of SETTING_NAMES) {
    const value = address[name];
    if (value !== undefined && value !== null) settings[name] = knownValue(name, value);
  }
  // A preset replaces chosen columns.
  const { preset, columns } = address;
  if (typeof preset === "string" && typeof columns !== "string") settings.columns = "";
  return settings;
}

/** The settings in the query of a view. */
export function settingsOfQuery(query: string): PortfolioSettings {
  const params = new URLSearchParams(query);
  return applyAddress(DEFAULT_SETTINGS, Object.fromEntries(SETTING_NAMES.map((name) => [name, params.get(name)])));
}

/** The query under which a view with these settings is saved. */
export function queryOfSettings(settings: PortfolioSettings): string {
  const changed = SETTING_NAMES.filter((name) => settings[name] !== DEFAULT_SETTINGS[name]);
  return new URLSearchParams(changed.map((name) => [name, settings[name]])).toString();
}

export function areSameSettings(one: PortfolioSettings, other: PortfolioSettings): boolean {
  return SETTING_NAMES.every((name) => one[name] === other[name]);
}

export function fieldsOf(text: string): Field[] {
  const named = text.split(",");
  return FIELDS.filter((field) => named.includes(field));
}

/** The request for the values that these settings show; null when they show none. */
export function shownValues({ columns, preset, resolution, period }: PortfolioSettings): ShownValues | null {
  if (columns === NO_COLUMNS) return null;
  return { columns: columns === "" ? null : columns, preset, resolution, period: period === "" ? null : period };
}
