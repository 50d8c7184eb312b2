import type { Locale } from "../format/locale";
import type { ContentBlockOf } from "./content";

export type FigureColumn = ContentBlockOf<"keyFigures">["columns"][number]["column"];

/** Names of the columns of key figures in the languages of reports. */
export const FIGURE_COLUMNS: Record<Locale, Record<FigureColumn, string>> = {
  sv: {
    value: "Värde",
    yearBefore: "Föregående år",
    target: "Mål",
    budget: "Budget",
    sparkline: "Senaste tolv månaderna",
  },
  en: {
    value: "Value",
    yearBefore: "Year before",
    target: "Target",
    budget: "Budget",
    sparkline: "Last twelve months",
  },
};
