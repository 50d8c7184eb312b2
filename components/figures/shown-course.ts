import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Period } from "@/contract/period-steps";
import type { CourseStep } from "@/lib/figures/course";
import type { StepComments } from "@/lib/figures/pins";
import type { Resolution } from "@/lib/figures/resolutions";

/** A figure over the steps that are shown. */
export interface ShownCourse {
  keyFigure: KeyFigure;
  keyFigureId: string;
  steps: readonly CourseStep[];
}

/** What the chart and its table show. */
export interface CoursesProps {
  companyId: string;
  /** Of which the currency is, and where what is missing is mended. */
  year: FiscalYear;
  courses: readonly ShownCourse[];
  pins: readonly StepComments[];
  resolution: Resolution;
  /** How a value is made is asked for. */
  onTrace: (keyFigureId: string, period: Period) => void;
}
