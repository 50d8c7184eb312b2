import { subjectOf, type CompanyBooks, type CompanySpec } from "../company";
import { dayAfter, dayBefore, firstOfMonthAfter } from "../calendar";
import type { Random } from "../generate/random";
import { compareReconciliations } from "./compare-reconciliation";
import { compareStatements } from "./compare-statements";
import { compareValues, type Question } from "./compare-values";
import type { Tally } from "./disagreement";
import { RefusedError, type ImportedCompany, type Service } from "./service";

/** One comparison for a company, of the responses to one kind of request. */
export type Task =
  | { kind: "values"; question: Question }
  | { kind: "statements"; objectId: string | null }
  | { kind: "reconciliations" };

/** Maximum number of a company's objects whose figures and statements are compared too. */
const MAX_OBJECTS = 3;

/**
 * The comparisons for a company; `random` chooses some of the ranges, numbers of years and resolutions that key figures
 * are requested with.
 */
export function tasksOf(books: CompanyBooks, random: Random): Task[] {
  const objects = [...new Set([...books.objects.values()].flat())].slice(0, MAX_OBJECTS);
  return [
    { kind: "reconciliations" },
    ...[null, ...objects].flatMap((objectId): Task[] => [
      { kind: "statements", objectId },
      ...questionsOf(books, objectId, random).map((question): Task => ({ kind: "values", question })),
    ]),
  ];
}

/** Runs a task; an error response of the service counts as a disagreement. */
export async function runTask(
  task: Task,
  service: Service,
  imported: ImportedCompany,
  spec: CompanySpec,
  books: CompanyBooks,
  tally: Tally,
): Promise<void> {
  try {
    switch (task.kind) {
      case "values": {
        const subject = subjectOf(spec, books, task.question.objectId);
        await compareValues(service, imported, subject, task.question, tally);
        break;
      }
      case "statements":
        await compareStatements(service, imported, spec, books, task.objectId, tally);
        break;
      case "reconciliations":
        await compareReconciliations(service, imported, spec, books, tally);
        break;
    }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const at = { subject: task.kind, where: error.message, member: "status" };
    tally.compare("statuses", at, 200, error.status);
  }
}

function questionsOf({ years }: CompanyBooks, objectId: string | null, random: Random): Question[] {
  const resolutions = ["month", "quarter", "year", "ytd", "rolling12"] as const;
  const [first, last] = [years[0]!.start, years.at(-1)!.end];
  // Whole months: ranges may begin before the books, and end after them where the books end inside a month.
  const months: string[] = [];
  for (let month = firstOfMonthAfter(first, -2); month <= last; month = firstOfMonthAfter(month, 1)) months.push(month);
  const range = () => {
    const [one, other] = [random.pick(months), random.pick(months)].sort() as [string, string];
    return { start: one, end: dayBefore(firstOfMonthAfter(other, 1)) };
  };
  return [
    ...resolutions.map((resolution) => ({ objectId, resolution })),
    { objectId },
    { objectId, numberOfYears: random.int(1, years.length) },
    { objectId, numberOfYears: random.int(1, years.length), resolution: random.pick(resolutions) },
    { objectId, range: { start: first, end: last } },
    ...[range(), range(), range()].map((days) => ({ objectId, range: days })),
    { objectId, range: range(), resolution: random.pick(resolutions) },
    // A range that begins inside a month.
    { objectId, range: { start: dayAfter(first), end: last } },
  ];
}
