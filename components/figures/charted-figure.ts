import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Period } from "@/contract/period";
import type { CourseStep } from "@/lib/figures/course";
import type { StepComments } from "@/lib/figures/pins";
import type { Resolution } from "@/contract/figures/resolutions";

/** A figure with its values in the chart's steps. */
export interface ChartedFigure {
  keyFigure: KeyFigure;
  steps: readonly CourseStep[];
}

/** Props shared by the line chart and its table. */
export interface ChartedFiguresProps {
  companyId: string;
  /** Its currency is that of the amounts; the links to enter missing inputs lead to this year. */
  year: FiscalYear;
  courses: readonly ChartedFigure[];
  pins: readonly StepComments[];
  resolution: Resolution;
  /** Called when the user asks how a value was computed. */
  onTrace: (keyFigureId: string, period: Period) => void;
}
