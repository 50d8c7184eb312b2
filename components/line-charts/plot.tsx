import { LABEL_GAP, type ChartSeries, type Frame, type PlacedPanel } from "./panel";
import { isDrawn, isLone, pathOf } from "./path";

interface PlotProps {
  panel: PlacedPanel;
  frame: Frame;
  cursor: number | null;
  /** The factor by which labels are larger than usual. */
  scale: number;
  /** True when there is room for labels beside the lines. */
  labelled: boolean;
}

/** The line of a figure over at most this many steps has a marker at every point. */
const MAX_MARKED = 24;

/** One panel of a chart, with its unit, axis and lines. */
export function Plot({ panel, frame, cursor, scale, labelled }: PlotProps) {
  return (
    <g>
      <text x={0} y={panel.top - 12 * scale} className="fill-ink-2 text-xs">
        {panel.unit}
      </text>
      {panel.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={frame.left}
            x2={frame.right}
            y1={panel.y(tick)}
            y2={panel.y(tick)}
            className={tick === 0 ? "stroke-line-field" : "stroke-line"}
          />
          <text
            x={frame.left - 8}
            y={panel.y(tick) + 4 * scale}
            textAnchor="end"
            className="fill-ink-2 text-xs tabular-nums"
          >
            {panel.formatTick(tick, panel.decimals)}
          </text>
        </g>
      ))}
      {panel.series.map((series) => (
        <Line key={series.id} {...{ series, panel, frame, cursor }} />
      ))}
      {labelled &&
        panel.labels.map(({ series, x, y }) => (
          <text
            key={series.id}
            x={x + LABEL_GAP}
            y={y + 4 * scale}
            className={series.strong ? "fill-ink text-xs font-semibold" : "fill-ink-2 text-xs"}
            stroke="var(--panel)"
            strokeWidth={3}
            paintOrder="stroke"
          >
            {series.label}
          </text>
        ))}
    </g>
  );
}

function Line({
  series: { look, values, strong, marked },
  panel,
  frame,
  cursor,
}: Omit<PlotProps, "labelled" | "scale"> & { series: ChartSeries }) {
  const last = values.findLastIndex(isDrawn);
  const isMarked = (step: number) =>
    (strong === true && (step === last || values.length <= MAX_MARKED)) || isLone(values, step);
  return (
    <g style={{ color: look.colour }}>
      <path
        d={pathOf(values, frame.x, panel.y)}
        fill="none"
        stroke="currentColor"
        strokeWidth={strong ? 2 : 1.5}
        strokeDasharray={look.dashes}
        strokeLinejoin="round"
      />
      {values.map(
        (value, step) =>
          isDrawn(value) &&
          (marked || isMarked(step) || step === cursor) && (
            <path
              key={step}
              d={look.marker}
              transform={`translate(${frame.x(step).toFixed(1)} ${panel.y(value).toFixed(1)}) scale(${step === cursor ? "1.3" : "0.8"})`}
              fill="currentColor"
              stroke="var(--panel)"
            />
          ),
      )}
    </g>
  );
}
