"use client";

import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { labelEvery } from "./axis";
import { CHARACTER, frameOf, heightOf, placePanels, type ChartPanel } from "./panel";
import { isDrawn } from "./path";
import { Plot } from "./plot";
import { useWidth } from "./use-width";

interface ChartPin {
  step: number;
  /** Id of the series that the pin points at. */
  series: string;
  /** A button of 24 px. */
  control: ReactNode;
}

interface LineChartProps {
  /** Accessible name of the chart. */
  label: string;
  /** The label and year of each step. Labels that have no room are left out; a year is shown under its first step. */
  steps: readonly { label: string; year: string }[];
  panels: readonly ChartPanel[];
  pins: readonly ChartPin[];
  /** Index of the marked step; null for none. */
  cursor: number | null;
  /** Index of the step from which keys start while none is marked. */
  start: number;
  onCursor: (step: number | null) => void;
  /** Describes a step with all its values. */
  describe: (step: number) => string;
  /** Called on Enter and when a step is pressed. */
  onOpen?: (step: number) => void;
}

/** Height of the plot of a single panel, and of each of several; px at scale 1, as are the sizes below. */
const SINGLE_HEIGHT = 240;
const SHARED_HEIGHT = 150;
/** Width of the labels of ticks to the left of a plot, px. */
const TICKS_WIDTH = 48;
/** Height of the two lines of labels under the axis, px. */
const FOOT = 40;
/** Width of a label under the axis, px. */
const LABEL_WIDTH = 40;
/** Minimum width of a chart with labels beside the lines, px. */
const NARROW = 520;
/** Number of steps that Page Up and Page Down move. */
const PAGE = 12;

/**
 * Line chart over steps of time. Its ARIA role is a slider: the arrow keys move from step to step, and a screen reader
 * reads the step's values. Home, End, Page Up and Page Down move further.
 */
export function LineChart({ label, steps, panels, pins, cursor, start, onCursor, describe, onOpen }: LineChartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { width, scale } = useWidth(ref);
  const plotHeight = (panels.length > 1 ? SHARED_HEIGHT : SINGLE_HEIGHT) * scale;
  const height = heightOf(panels.length, plotHeight, scale) + FOOT * scale;
  const isNarrow = width < NARROW * scale;
  const left = TICKS_WIDTH * scale;
  const right = width - (isNarrow ? 12 : roomForLabels(panels, steps.length, width, scale));
  const frame = frameOf(steps.length, left, right);
  const placed = placePanels(panels, frame, plotHeight, scale);
  const bottom = placed.at(-1)?.bottom ?? 0;
  const every = labelEvery(LABEL_WIDTH * scale, (right - left) / Math.max(1, steps.length));
  const last = steps.length - 1;
  const at = cursor ?? start;

  const onKeyDown = (event: KeyboardEvent) => {
    if (steps.length === 0) return;
    const moves: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - PAGE,
      PageUp: at + PAGE,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (event.key === "Enter") onOpen?.(at);
    else if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    else onCursor(Math.max(0, Math.min(last, to)));
    event.preventDefault();
  };
  const stepUnder = (event: MouseEvent) => {
    const offset = event.clientX - (ref.current?.getBoundingClientRect().left ?? 0);
    const step = Math.floor(((offset - left) / (right - left)) * steps.length);
    return step >= 0 && step <= last ? step : null;
  };

  return (
    <div ref={ref} className="relative text-xs" style={{ height }}>
      {width > 0 && (
        <>
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={Math.max(0, last)}
            aria-valuenow={Math.max(0, at)}
            aria-valuetext={steps.length > 0 ? describe(at) : ""}
            onKeyDown={onKeyDown}
            onPointerMove={(event) => {
              onCursor(stepUnder(event));
            }}
            onPointerLeave={() => {
              onCursor(null);
            }}
            onClick={(event) => {
              const step = stepUnder(event);
              if (step !== null) onOpen?.(step);
            }}
            className="rounded-md"
          >
            <svg width="100%" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block">
              {cursor !== null && (
                <line
                  x1={frame.x(cursor)}
                  x2={frame.x(cursor)}
                  y1={placed[0]?.top}
                  y2={bottom}
                  className="stroke-line-field"
                />
              )}
              {placed.map((panel) => (
                <Plot key={panel.id} panel={panel} frame={frame} cursor={cursor} scale={scale} labelled={!isNarrow} />
              ))}
              {steps.map((step, index) => (
                <g key={index} textAnchor="middle" className="fill-ink-2 text-xs">
                  {index % every === 0 && (
                    <text x={frame.x(index)} y={bottom + 20 * scale}>
                      {step.label}
                    </text>
                  )}
                  {step.year !== (steps[index - 1]?.year ?? "") && (
                    <text x={frame.x(index)} y={bottom + 36 * scale} className="font-medium">
                      {step.year}
                    </text>
                  )}
                </g>
              ))}
            </svg>
          </div>
          {pins.map(({ step, series: id, control }, index) => {
            const panel = placed.find(({ series }) => series.some((one) => one.id === id));
            const value = panel?.series.find((one) => one.id === id)?.values[step];
            const y = panel && isDrawn(value) ? panel.y(value) : (panel?.bottom ?? bottom);
            const position = { left: `${(frame.x(step) / width) * 100}%`, top: `${(y / height) * 100}%` };
            return (
              <div
                key={index}
                className="absolute flex -translate-x-1/2 -translate-y-full flex-col items-center"
                style={position}
              >
                {control}
                <span className="h-2 w-px bg-accent" />
              </div>
            );
          })}
        </>
      )}
    </div>
  );
}

/**
 * Width in px that the labels need to the right of the last step, at most about a third of the chart. A label begins at
 * its line's last value, so it also uses the steps after it. The plot is assumed to have 70 % of the chart's width.
 */
function roomForLabels(panels: readonly ChartPanel[], steps: number, width: number, scale: number): number {
  const space = width / Math.max(1, steps);
  const needed = panels.flatMap(({ series }) =>
    series.map(({ label, values }) => {
      const after = steps - 1 - values.findLastIndex(isDrawn);
      return label.length * CHARACTER * scale + 16 - (after + 0.5) * space * 0.7;
    }),
  );
  return Math.min(Math.max(16, ...needed), width * 0.34);
}
