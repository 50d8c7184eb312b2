import { PORTFOLIO_RESOLUTIONS } from "@/contract/figures/resolutions";
import { DENSITIES } from "@/lib/preferences";
import { AGREEMENTS, PRESETS } from "./choices";
import type { ShownValues } from "./queries";

/** Columns beside those of key figures, in their order; the key figures stand before the comment. */
export const FIELDS = ["books", "contact", "phone", "comment", "imported", "consultant", "type"] as const;
export type Field = (typeof FIELDS)[number];

/** The value of `columns` that shows no key figures. */
export const NO_COLUMNS = "none";

/**
 * The page when nothing is chosen, as its address says it; an empty text stands for no choice. The search is not among
 * these: it finds one client, and is no part of a view.
 */
export const FIRST_SETTINGS = {
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
export type SettingName = keyof typeof FIRST_SETTINGS;
export type PortfolioSettings = Record<SettingName, string>;

export const SETTING_NAMES = Object.keys(FIRST_SETTINGS) as SettingName[];

/** Choices of an address; those that are absent or null are the view's. */
export type SettingsInAddress = { [Name in SettingName]?: string | null | undefined };

const CHOICES: Partial<Record<SettingName, readonly string[]>> = {
  preset: PRESETS,
  resolution: PORTFOLIO_RESOLUTIONS,
  late: ["true"],
  agreement: AGREEMENTS,
  group: ["true"],
  density: DENSITIES,
};

function known(name: SettingName, value: string): string {
  const choices = CHOICES[name];
  if (name === "fields") return fieldsOf(value).join(",");
  return choices && !choices.includes(value) ? FIRST_SETTINGS[name] : value;
}

/** The settings of a view with the choices of an address instead of its own; unknown choices are the first ones. */
export function applyAddress(view: PortfolioSettings, address: SettingsInAddress): PortfolioSettings {
  const settings = { ...view };
  for (const name of SETTING_NAMES) {
    const value = address[name];
    if (value !== undefined && value !== null) settings[name] = known(name, value);
  }
  // A preset takes the place of chosen columns.
  const { preset, columns } = address;
  if (typeof preset === "string" && typeof columns !== "string") settings.columns = "";
  return settings;
}

/** The settings that the query of a saved view names. */
export function settingsOfQuery(query: string): PortfolioSettings {
  const params = new URLSearchParams(query);
  return applyAddress(FIRST_SETTINGS, Object.fromEntries(SETTING_NAMES.map((name) => [name, params.get(name)])));
}

/** The query under which a view with these settings is saved. */
export function queryOfSettings(settings: PortfolioSettings): string {
  const changed = SETTING_NAMES.filter((name) => settings[name] !== FIRST_SETTINGS[name]);
  return new URLSearchParams(changed.map((name) => [name, settings[name]])).toString();
}

export function areSameSettings(one: PortfolioSettings, other: PortfolioSettings): boolean {
  return SETTING_NAMES.every((name) => one[name] === other[name]);
}

export function fieldsOf(text: string): Field[] {
  const named = text.split(",");
  return FIELDS.filter((field) => named.includes(field));
}

/** The request for the values that these settings show; null where they show none. */
export function shownValues({ columns, preset, resolution, period }: PortfolioSettings): ShownValues | null {
  if (columns === NO_COLUMNS) return null;
  return { columns: columns === "" ? null : columns, preset, resolution, period: period === "" ? null : period };
}
