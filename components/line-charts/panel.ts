import { decimalsOf, positionBetween, ticksOf } from "@/contract/format/ticks";
import { spread } from "./axis";
import { isDrawn } from "./path";
import type { SeriesLook } from "./series-look";

export interface ChartSeries {
  id: string;
  look: SeriesLook;
  /** One value for each step; null or a value that is not finite leaves a gap. */
  values: readonly (number | null)[];
  /** Label beside the last point. */
  label: string;
  /** True for the line of a figure; those that it is compared with, such as its budget, are thinner. */
  strong?: boolean;
  /** True for a marker at every point, as for targets. */
  marked?: boolean;
}

/** Series of one unit over a common axis. */
export interface ChartPanel {
  id: string;
  unit: string;
  /** The axis includes zero, as for amounts and counts. */
  withZero: boolean;
  series: readonly ChartSeries[];
  formatTick: (tick: number, decimals: number) => string;
}

export interface PlacedPanel extends ChartPanel {
  top: number;
  bottom: number;
  ticks: readonly number[];
  decimals: number;
  y: (value: number) => number;
  /** Labels beside the lines: `x` is that of the line's last point, `y` that of the label's middle. */
  labels: { series: ChartSeries; x: number; y: number }[];
}

export interface Frame {
  left: number;
  right: number;
  /** Horizontal centre of a step, px. */
  x: (step: number) => number;
}

/** Room above each plot for its unit, px at scale 1. */
const HEAD = 26;
/** Room below each plot, px at scale 1. */
const GAP = 14;
/** Font size, line height, and average width of a character of labels, px at scale 1. */
const LABEL_SIZE = 12;
const LABEL_HEIGHT = 15;
export const CHARACTER = 6.4;
/** Distance between a line's last point and its label, px at every scale. */
export const LABEL_GAP = 8;

/** The factor by which an element's font size is larger than the usual size of labels. */
export function labelScale(element: Element): number {
  return parseFloat(getComputedStyle(element).fontSize) / LABEL_SIZE || 1;
}

/** Distributes `count` steps between two edges in px. */
export function frameOf(count: number, left: number, right: number): Frame {
  const space = (right - left) / Math.max(1, count);
  return { left, right, x: (step) => left + (step + 0.5) * space };
}

/** Places panels below each other; `height` is the height of each plot in px. */
export function placePanels(panels: readonly ChartPanel[], frame: Frame, height: number, scale = 1): PlacedPanel[] {
  return panels.map((panel, index) => {
    const top = HEAD * scale + index * (height + (HEAD + GAP) * scale);
    const bottom = top + height;
    const values = panel.series.flatMap((series) => series.values.filter((value) => value !== null));
    const ticks = ticksOf(values, height > 200 * scale ? 4 : 3, panel.withZero);
    const [low, high] = [ticks[0]!, ticks.at(-1)!];
    const y = (value: number) => bottom - positionBetween(low, high, value) * height;
    const ends = panel.series.flatMap((series) => {
      const step = series.values.findLastIndex(isDrawn);
      return step < 0 ? [] : [{ series, x: frame.x(step), y: y(series.values[step]!) }];
    });
    const lines = panel.series.map(({ values: drawn }) => (step: number) => {
      const value = drawn[step];
      return isDrawn(value) ? y(value) : null;
    });
    const middles = spread(
      ends.map((end) => clearOfLines(end, end.series.label.length * CHARACTER * scale, lines, frame, scale)),
      LABEL_HEIGHT * scale,
      top + 4,
      bottom,
    );
    const labels = ends.map((end, at) => ({ ...end, y: middles[at]! }));
    return { ...panel, top, bottom, ticks, decimals: decimalsOf(ticks), y, labels };
  });
}

/** Vertical offsets of a label from its point, in heights of a label, in the order in which they are tried. */
const OFFSETS = [0, 1, -1, 1.6, -1.6, 2.2, -2.2];

/** The y position near a line's end at which no line crosses the label beside it; that of the end if there is none. */
function clearOfLines(
  { x, y }: { x: number; y: number },
  width: number,
  lines: readonly ((step: number) => number | null)[],
  { left, right, x: xOf }: Frame,
  scale: number,
): number {
  const space = xOf(1) - xOf(0);
  const room = LABEL_HEIGHT * scale;
  const isCrossed = (labelY: number) =>
    lines.some((line) => {
      for (let at = x + LABEL_GAP; at <= Math.min(x + LABEL_GAP + width, right); at += 4) {
        const step = (at - left) / space - 0.5;
        const [one, next] = [line(Math.floor(step)), line(Math.ceil(step))];
        if (one === null || next === null) continue;
        if (Math.abs(one + (next - one) * (step - Math.floor(step)) - labelY) < room / 2) return true;
      }
      return false;
    });
  return y + room * (OFFSETS.find((offset) => !isCrossed(y + room * offset)) ?? 0);
}

/** The height in px of panels below each other; `height` is the height of each plot. */
export function heightOf(panelCount: number, height: number, scale = 1): number {
  return panelCount * (height + (HEAD + GAP) * scale);
}
