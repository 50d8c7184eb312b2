export interface SeriesLook {
  /** CSS colour, a token of app/globals.css. */
  colour: string;
  /** SVG stroke-dasharray; undefined for a solid line. */
  dashes?: string;
  /** SVG path of the marker, centred at 0 0. Dashes and markers tell lines apart without their colours. */
  marker: string;
}

const CIRCLE = "M-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z";
const SQUARE = "M-3-3h6v6h-6Z";
const TRIANGLE = "M0-4 3.8 3h-7.6Z";
const DIAMOND = "M0-4.2 4.2 0 0 4.2-4.2 0Z";
const CROSS = "M-1.2-4h2.4v2.8h2.8v2.4h-2.8v2.8h-2.4v-2.8h-2.8v-2.4h2.8Z";

/** Lines of compared figures, in colours after the palette of Okabe and Ito, each with its own dash and marker. */
export const COMPARED: readonly SeriesLook[] = [
  { colour: "var(--chart-1)", marker: CIRCLE },
  { colour: "var(--chart-2)", dashes: "9 4", marker: SQUARE },
  { colour: "var(--chart-3)", dashes: "12 3 2 3", marker: TRIANGLE },
  { colour: "var(--chart-4)", dashes: "3 3", marker: DIAMOND },
  { colour: "var(--chart-5)", dashes: "16 4 6 4", marker: CROSS },
];

/** A single figure, in the colour of its card. */
export const ALONE: SeriesLook = { colour: "var(--accent)", marker: CIRCLE };
/** The target. */
export const TARGET: SeriesLook = { colour: "var(--chart-2)", dashes: "1 5", marker: "M-7-1H7V1H-7Z" };
/** The budget. */
export const BUDGET: SeriesLook = { colour: "var(--chart-3)", dashes: "7 3", marker: DIAMOND };
/** The same figure a year before. */
export const BEFORE: SeriesLook = { colour: "var(--ink-3)", dashes: "3 4", marker: CIRCLE };
