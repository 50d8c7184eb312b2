import { keyFigureResultListSchema, type KeyFigureValue } from "@/contract/figures/key-figure-value";
import type { Resolution } from "@/contract/figures/resolutions";
import type { Day } from "../calendar";
import { expectValue, type AskedRange, type Subject } from "../formula/expect";
import { FIGURES } from "../formula/figures";
import { stepsOf } from "../formula/steps";
import type { Compared, Tally } from "./disagreement";
import { hasNegativeZero, type ImportedCompany, type Service } from "./service";

/** A request to KeyFigureValue. */
export interface Question {
  objectId: string | null;
  resolution?: Resolution;
  range?: { start: Day; end: Day };
  numberOfYears?: number;
}

/**
 * Requests all key figures and compares every value, and the members beside it but the target, with the expected ones.
 * Figures that the verifier has no definition of are left out.
 */
export async function compareValues(
  service: Service,
  { id }: ImportedCompany,
  subject: Subject,
  question: Question,
  tally: Tally,
): Promise<void> {
  const { text, body } = await service.get(`Company/${id}/KeyFigureValue?${queryOf(question)}`);
  const results = keyFigureResultListSchema.parse(body);
  const at = { subject: "all key figures", where: queryOf(question) };
  tally.compare("negative zeros", { ...at, member: "-0 in the answer" }, false, hasNegativeZero(text));
  const found = results.filter(({ keyFigure }) => Object.hasOwn(FIGURES, keyFigure.id));
  const ids = found.map(({ keyFigure }) => keyFigure.id).sort();
  tally.compare("catalogue", { ...at, member: "ids" }, Object.keys(FIGURES).sort().join(), ids.join());
  const ranges = rangesOf(subject, question);
  for (const { keyFigure, keyFigureValues } of found) {
    const atFigure = { ...at, subject: keyFigure.id };
    tally.compare("steps", { ...atFigure, member: "count" }, ranges.length, keyFigureValues.length);
    ranges.forEach((range, i) => {
      const value = keyFigureValues[i];
      if (value) compareValue(keyFigure.id, subject, question, range, value, tally);
    });
  }
}

function queryOf({ objectId, resolution, range, numberOfYears }: Question): string {
  const query = new URLSearchParams();
  if (resolution) query.set("resolution", resolution);
  if (range) query.set("startDate", range.start);
  if (range) query.set("endDate", range.end);
  if (numberOfYears !== undefined) query.set("numberOfYears", String(numberOfYears));
  if (objectId !== null) query.set("dimensionId", objectId);
  return query.toString();
}

function rangesOf({ books: { years } }: Subject, { resolution, range, numberOfYears }: Question): AskedRange[] {
  if (range && !resolution) return [{ ...range, toItsEnd: false }];
  const latest = numberOfYears === undefined ? years : years.slice(-numberOfYears);
  return stepsOf(latest, resolution ?? "year", range);
}

function compareValue(
  figure: string,
  subject: Subject,
  { objectId, resolution }: Question,
  range: AskedRange,
  found: KeyFigureValue,
  tally: Tally,
): void {
  const expected = expectValue(figure, subject, range);
  const where = `${range.start}–${range.end}${objectId === null ? "" : ` of ${objectId}`}`;
  const kind = `${resolution ?? "range"}${objectId === null ? "" : " of an object"}`;
  const compare = (area: string, member: string, wanted: Compared, actual: Compared) => {
    // A member that neither side has is not compared. The value itself is: both sides may say that it is missing.
    if (wanted === null && actual === null && member !== "value") return;
    tally.compare(`${area}: ${kind}`, { subject: figure, where, member }, wanted, actual);
  };
  const period = `${found.period.start.slice(0, 10)}–${found.period.end.slice(0, 10)}`;
  compare("periods", "period", `${range.start}–${range.end}`, period);
  compare("values", "value", expected.value, found.value);
  if (expected.value === null || found.value === null) {
    compare("reasons", "reason", ...comparedReasons(expected.reasons, found));
  }
  compare("books reach", "bookedThrough", expected.bookedThrough, found.bookedThrough ?? null);
  compare("years before", "yearBefore", expected.yearBefore, found.yearBefore ?? null);
  compare("budgets", "budget", expected.budget, found.budget ?? null);
  if (expected.value === null) return;
  compare("marks", "annualised", expected.annualised, found.annualised ?? false);
  compare("marks", "estimated", expected.estimated, found.estimated ?? false);
}

/** The service may name any one of the reasons that apply. */
function comparedReasons(expected: string[], { reason }: KeyFigureValue): [string, string] {
  const found = reason?.code ?? "none";
  if (reason && expected.includes(found)) return [found, found];
  return [expected.length === 0 ? "none" : expected.join(" or "), found];
}
