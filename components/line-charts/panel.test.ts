import { expect, test } from "vitest";
import { frameOf, placePanels, type ChartSeries } from "./panel";
import { ALONE, BUDGET } from "./series-look";

const frame = frameOf(12, 48, 900);
const series = (id: string, values: (number | null)[], label = id): ChartSeries => ({
  id,
  values,
  label,
  look: id === "budget" ? BUDGET : ALONE,
});

function labelsOf(all: ChartSeries[]) {
  const panel = { id: "a", unit: "mkr", withZero: true, series: all, formatTick: String };
  const [placed] = placePanels([panel], frame, 240);
  return { placed: placed!, labels: new Map(placed!.labels.map(({ series: { id }, y }) => [id, y])) };
}

test("a label stands beside the last point of its line", () => {
  const { placed, labels } = labelsOf([
    series(
      "sales",
      Array.from({ length: 12 }, (_, step) => step / 10),
    ),
  ]);
  expect(labels.get("sales")).toBeCloseTo(placed.y(1.1));
});

test("a label is moved away from a line that would cross it", () => {
  const booked = Array.from({ length: 12 }, (_, step) => (step < 10 ? 1 : null));
  const { placed, labels } = labelsOf([
    series("sales", booked, "1,00 okt."),
    series(
      "budget",
      Array.from({ length: 12 }, () => 1),
    ),
  ]);
  // Half the height of a label is 7.5 px.
  expect(Math.abs(labels.get("sales")! - placed.y(1))).toBeGreaterThan(7.5);
});
