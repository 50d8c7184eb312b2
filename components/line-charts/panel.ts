import { decimalsOf, ticksOf } from "@/contract/format/ticks";
import { spread } from "./axis";
import type { SeriesLook } from "./series-look";

export interface ChartSeries {
  id: string;
  look: SeriesLook;
  /** One for each step; null or not finite leaves a gap. */
  values: readonly (number | null)[];
  /** Stands beside the last point: what the line is. */
  label: string;
  /** The line that is meant; the others are there to compare with. */
  strong?: boolean;
  /** Its points are marked, for they may stand alone. */
  marked?: boolean;
}

/** Series of one unit over a common axis. */
export interface ChartPanel {
  id: string;
  unit: string;
  /** Amounts and counts are read from zero. */
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
  labels: { series: ChartSeries; step: number; x: number; y: number }[];
}

export interface Frame {
  left: number;
  right: number;
  /** The middle of a step. */
  x: (step: number) => number;
}

const HEAD = 26;
const GAP = 14;
const LABEL_HEIGHT = 15;
/** Px between a line's last point and its label. */
export const LABEL_GAP = 8;
/** Px of a label's character, on average. */
export const CHARACTER = 6.4;

/** Px that the labels of a chart are drawn in at the scale 1. */
const LABEL_SIZE = 12;

/** The factor by which labels are larger than usual in an element with its font size. */
export function labelScale(element: Element): number {
  return parseFloat(getComputedStyle(element).fontSize) / LABEL_SIZE || 1;
}

/** Positions of the steps between two edges, px. */
export function frameOf(count: number, left: number, right: number): Frame {
  const space = (right - left) / Math.max(1, count);
  return { left, right, x: (step) => left + (step + 0.5) * space };
}

/** Gives panels their places below each other, from `top` on; `height` is that of each one's plot, px. */
export function placePanels(panels: readonly ChartPanel[], frame: Frame, height: number, scale = 1): PlacedPanel[] {
  return panels.map((panel, index) => {
    const top = HEAD * scale + index * (height + (HEAD + GAP) * scale);
    const bottom = top + height;
    const values = panel.series.flatMap((series) => series.values.filter((value) => value !== null));
    const ticks = ticksOf(values, height > 200 * scale ? 4 : 3, panel.withZero);
    const [low, high] = [ticks[0]!, ticks.at(-1)!];
    const y = (value: number) => bottom - ((value - low) / (high - low)) * height;
    const ends = panel.series.flatMap((series) => {
      const step = series.values.findLastIndex(isDrawn);
      return step < 0 ? [] : [{ series, step, x: frame.x(step), y: y(series.values[step]!) }];
    });
    const lines = panel.series.map(({ values: drawn }) => (step: number) => {
      const value = drawn[step];
      return isDrawn(value) ? y(value) : null;
    });
    const heights = spread(
      ends.map((end) => clearOfLines(end, end.series.label.length * CHARACTER * scale, lines, frame, scale)),
      LABEL_HEIGHT * scale,
      top + 4,
      bottom,
    );
    const labels = ends.map((end, at) => ({ ...end, y: heights[at]! }));
    return { ...panel, top, bottom, ticks, decimals: decimalsOf(ticks), y, labels };
  });
}

/** Offsets of a label from its point that are tried, in heights of a label. */
const OFFSETS = [0, 1, -1, 1.6, -1.6, 2.2, -2.2];

/** The height nearest to a line's end at which no line runs through the label beside it. */
function clearOfLines(
  { x, y }: { x: number; y: number },
  width: number,
  lines: readonly ((step: number) => number | null)[],
  { left, right, x: xOf }: Frame,
  scale: number,
): number {
  const space = xOf(1) - xOf(0);
  const room = LABEL_HEIGHT * scale;
  const isCrossed = (height: number) =>
    lines.some((line) => {
      for (let at = x + LABEL_GAP; at <= Math.min(x + LABEL_GAP + width, right); at += 4) {
        const step = (at - left) / space - 0.5;
        const [one, next] = [line(Math.floor(step)), line(Math.ceil(step))];
        if (one === null || next === null) continue;
        if (Math.abs(one + (next - one) * (step - Math.floor(step)) - height) < room / 2) return true;
      }
      return false;
    });
  return y + room * (OFFSETS.find((offset) => !isCrossed(y + room * offset)) ?? 0);
}

export function heightOf(panels: number, height: number, scale = 1): number {
  return panels * (height + (HEAD + GAP) * scale);
}

export function isDrawn(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}

/** The outline of a line with gaps, as SVG writes it. */
export function pathOf(values: readonly (number | null)[], x: (step: number) => number, y: (value: number) => number) {
  return values
    .map((value, step) => {
      if (!isDrawn(value)) return "";
      return `${isDrawn(values[step - 1]) ? "L" : "M"}${x(step).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join("");
}
