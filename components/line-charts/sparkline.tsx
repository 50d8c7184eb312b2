import { useId } from "react";
import { positionBetween } from "@/contract/format/ticks";
import { isDrawn, isLone, pathOf } from "./path";

interface SparklineProps {
  values: readonly number[];
  /** Accessible name, read out in place of the line. */
  label: string;
  width?: number;
  height?: number;
}

/** Space around the line in px, so that the dot at its end is not cut off. */
const INSET = 3;

/**
 * A small line without axes that shows the shape of a series. Values that are not finite leave gaps; a finite value
 * between two gaps is a dot, and so is the last one. With fewer than two finite values it renders nothing.
 */
export function Sparkline({ values, label, width = 72, height = 20 }: SparklineProps) {
  const titleId = useId();
  const finite = values.filter(isDrawn);
  if (finite.length < 2) return null;
  const low = Math.min(...finite);
  const high = Math.max(...finite);
  const x = (i: number) => INSET + (i * (width - 2 * INSET)) / (values.length - 1);
  const y = (value: number) => height - INSET - positionBetween(low, high, value) * (height - 2 * INSET);
  const last = values.findLastIndex(isDrawn);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-labelledby={titleId}
      className="shrink-0 text-accent"
    >
      <title id={titleId}>{label}</title>
      <path
        d={pathOf(values, x, y)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {values.map(
        (value, i) =>
          (i === last || isLone(values, i)) && <circle key={i} cx={x(i)} cy={y(value)} r={2} fill="currentColor" />,
      )}
    </svg>
  );
}
