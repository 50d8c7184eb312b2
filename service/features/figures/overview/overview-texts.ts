import type { Resolution } from "@/contract/figures/resolutions";
import type { Locale } from "@/contract/format/locale";

interface OverviewTexts {
  title: string;
  latest: string;
  keyFigure: string;
  value: string;
  yearBefore: string;
  change: string;
  target: string;
  budget: string;
  comments: string;
  series: Record<Resolution, string>;
  object: (name: string) => string;
  asOf: (day: string) => string;
  annualised: string;
  estimated: string;
  notBooked: string;
  points: string;
  nothing: string;
}

/** The words of the PDF of key figures. */
export const OVERVIEW_TEXTS: Record<Locale, OverviewTexts> = {
  en: {
    title: "Key figures",
    latest: "Latest values",
    keyFigure: "Key figure",
    value: "Value",
    yearBefore: "Year before",
    change: "Change",
    target: "Target",
    budget: "Budget",
    comments: "Comments",
    series: {
      month: "Month by month",
      quarter: "Quarter by quarter",
      year: "Year by year",
      ytd: "Year to date",
      rolling12: "Rolling twelve months",
    },
    object: (name) => `Of ${name}.`,
    asOf: (day) => `as of ${day}`,
    annualised: "scaled to twelve months",
    estimated: "estimated: 25 % value added tax assumed",
    notBooked: "Not booked yet.",
    points: "points",
    nothing: "There are no key figures to show.",
  },
  sv: {
    title: "Nyckeltal",
    latest: "Senaste värden",
    keyFigure: "Nyckeltal",
    value: "Värde",
    yearBefore: "Föregående år",
    change: "Förändring",
    target: "Mål",
    budget: "Budget",
    comments: "Kommentarer",
    series: {
      month: "Månad för månad",
      quarter: "Kvartal för kvartal",
      year: "År för år",
      ytd: "Hittills i år",
      rolling12: "Rullande tolv månader",
    },
    object: (name) => `Avser ${name}.`,
    asOf: (day) => `per ${day}`,
    annualised: "omräknat till tolv månader",
    estimated: "uppskattat: 25 % moms antagen",
    notBooked: "Inte bokfört än.",
    points: "%-enheter",
    nothing: "Det finns inga nyckeltal att visa.",
  },
};
