import { positionBetween } from "@/contract/format/ticks";
import { LINE, PORTRAIT_WIDTH, QUIET, type Area, type PageWriter, type Point, type TextLook } from "./page-writer";
import type { PdfChart, PdfSeries } from "./pdf-document";

/** Height of the plot in points, from the lowest to the highest line of the axis. */
const PLOT_HEIGHT = 132;
const LABEL: TextLook = { size: 7.5, colour: QUIET };
/** Space above and below the plot, and between the name of a tick and the plot. */
const GAP = 6;
/** Length of a sample line in the legend. */
const SAMPLE = 16;
/** Space between a sample line and its name. */
const BEFORE_NAME = 4;
/** Space between a name and the next sample line. */
const BETWEEN = 14;
/** Space below the chart. */
const BELOW = 12;
/** Tried in order until the labels fit. */
const STEPS_PER_LABEL = [1, 2, 3, 4, 6, 12, 24];

/** Height of a chart with its labels. */
export function heightOfChart(page: PageWriter, { steps }: PdfChart): number {
  const lines = steps.some(({ year }) => year !== undefined) ? 2 : 1;
  return headHeight(page) + PLOT_HEIGHT + GAP + lines * page.lineHeight(LABEL) + BELOW;
}

function headHeight(page: PageWriter): number {
  return page.lineHeight(LABEL) + GAP;
}

/** Draws a line chart as a figure with alternative text. */
export function writeChart(page: PageWriter, chart: PdfChart): void {
  const height = heightOfChart(page, chart);
  page.ensureRoom(height);
  const width = Math.min(page.width, PORTRAIT_WIDTH);
  const area: Area = { x: page.left, y: page.y, width, height: height - BELOW };
  page.figure(chart.alt, area, () => {
    drawChart(page, chart, area);
  });
  page.y += height;
}

function drawChart(page: PageWriter, { unit, steps, ticks, series }: PdfChart, { x, y, width }: Area): void {
  const left = x + Math.max(0, ...ticks.map(({ name }) => page.widthOf(name, LABEL))) + GAP;
  const right = x + width;
  const top = y + headHeight(page);
  const [low, high] = [ticks[0]!.value, ticks.at(-1)!.value];
  const yOf = (value: number) => top + PLOT_HEIGHT - positionBetween(low, high, value) * PLOT_HEIGHT;
  const space = (right - left) / steps.length;
  const xOf = (step: number) => left + (step + 0.5) * space;
  page.text(unit, x, y, LABEL);
  if (series.length > 1) drawLegend(page, series, right, y);
  for (const { value, name } of ticks) {
    page.rule(left, yOf(value), right - left, value === 0 ? QUIET : LINE, 0.5);
    page.textAtRight(name, left - GAP, yOf(value) - page.lineHeight(LABEL) / 2, LABEL);
  }
  drawSteps(page, steps, xOf, space, top + PLOT_HEIGHT + GAP);
  // The main series is drawn last, above the others.
  for (const { look, values } of series.toReversed()) {
    const points = values.map((value, step): Point | null => (value === null ? null : { x: xOf(step), y: yOf(value) }));
    page.line(points, lookOf(page, look));
    if (look === "value") for (const point of points) if (point) page.dot(point, 1.8, page.accent);
  }
}

function lookOf(page: PageWriter, look: PdfSeries["look"]) {
  if (look === "value") return { colour: page.accent, thickness: 1.5 };
  return { colour: QUIET, thickness: 0.9, isDashed: look === "budget" };
}

/** Draws the legend, from right to left. */
function drawLegend(page: PageWriter, series: readonly PdfSeries[], right: number, y: number): void {
  let end = right;
  for (const { name, look } of series.toReversed()) {
    const text = page.shortened(name, 150, LABEL);
    const start = end - page.widthOf(text, LABEL);
    page.text(text, start, y, LABEL);
    const middle = y + page.lineHeight(LABEL) / 2 - 1;
    page.line(
      [
        { x: start - BEFORE_NAME - SAMPLE, y: middle },
        { x: start - BEFORE_NAME, y: middle },
      ],
      lookOf(page, look),
    );
    end = start - BEFORE_NAME - SAMPLE - BETWEEN;
  }
}

/** Draws as many step labels as fit, with the year below the first label of each year. */
function drawSteps(
  page: PageWriter,
  steps: PdfChart["steps"],
  xOf: (step: number) => number,
  space: number,
  y: number,
): void {
  const widest = Math.max(0, ...steps.map(({ name }) => page.widthOf(name, LABEL)));
  const every = STEPS_PER_LABEL.find((each) => each * space >= widest + 4) ?? steps.length;
  let lastYear: string | undefined;
  steps.forEach(({ name, year }, step) => {
    if (step % every !== 0) return;
    const write = (text: string, top: number) => {
      page.text(text, xOf(step) - page.widthOf(text, LABEL) / 2, top, LABEL);
    };
    write(name, y);
    if (year !== undefined && year !== lastYear) write(year, y + page.lineHeight(LABEL));
    lastYear = year;
  });
}

/** Draws a sparkline with a dot at the last value, scaled between its lowest and highest value. */
export function drawSparkline(
  page: PageWriter,
  values: readonly (number | null)[],
  { x, y, width, height }: Area,
): void {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const high = Math.max(...known);
  // So that the dot and half the thickness of the line stay within the area.
  const inset = 2;
  const points = values.map((value, i): Point | null =>
    value === null
      ? null
      : {
          x: x + inset + (i * (width - 2 * inset)) / Math.max(1, values.length - 1),
          y: y + height - inset - positionBetween(low, high, value) * (height - 2 * inset),
        },
  );
  page.line(points, { colour: page.accent, thickness: 1 });
  const last = points.findLast((point) => point !== null);
  if (last) page.dot(last, 1.4, page.accent);
}
