import type { KeyFigureComment } from "@/contract/comments";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { lastDay } from "@/contract/period";
import type { Days } from "./chart-range";
import { stepOfDay, type CourseStep } from "./course";

export interface StepComments {
  keyFigureId: string;
  /** Index of the step. */
  step: number;
  comments: KeyFigureComment[];
}

/**
 * The comments on the shown figures, grouped by figure and step. A comment belongs to the step with its last day; it is
 * left out when no step has that day, or when the day is before the shown days.
 */
export function commentsOfSteps(
  comments: readonly KeyFigureComment[],
  courses: readonly { keyFigure: Pick<KeyFigure, "id">; steps: readonly CourseStep[] }[],
  days: Days,
): StepComments[] {
  return courses.flatMap(({ keyFigure: { id: keyFigureId }, steps }) => {
    const byStep = new Map<number, KeyFigureComment[]>();
    for (const comment of comments) {
      if (comment.keyFigureType !== keyFigureId) continue;
      const step = stepOfDay(steps, lastDay(comment.period), days);
      if (step >= 0) byStep.set(step, [...(byStep.get(step) ?? []), comment]);
    }
    return [...byStep].map(([step, ofStep]) => ({ keyFigureId, step, comments: ofStep }));
  });
}
