import { booksOf, type CompanySpec } from "../company";
import { Random } from "../generate/random";
import { Tally, textOf, type Disagreement } from "./disagreement";
import { minimise } from "./minimise";
import type { Service } from "./service";
import { runTask, tasksOf, type Task } from "./tasks";

/**
 * Runs all comparisons for a company until one differs; `seed` chooses some of the requested ranges, numbers of years
 * and resolutions. Returns a report with the files and users' inputs of the smallest company found that differs alike,
 * or with `asItIs` of the company itself; null when nothing differs.
 * @param total gets the counts of all comparisons, and the disagreements
 */
export async function compareCompany(
  service: Service,
  spec: CompanySpec,
  seed: number,
  total: Tally,
  asItIs = false,
): Promise<string | null> {
  const books = booksOf(spec);
  const imported = await service.company(spec);
  for (const task of tasksOf(books, new Random(seed))) {
    const tally = new Tally();
    await runTask(task, service, imported, spec, books, tally);
    total.add(tally);
    const [disagreement] = tally.disagreements;
    if (disagreement && asItIs) return reportOf(spec, spec, task, disagreement);
    if (disagreement) return minimised(service, spec, task, disagreement);
  }
  await service.remove(imported.id);
  return null;
}

async function minimised(service: Service, spec: CompanySpec, task: Task, disagreement: Disagreement): Promise<string> {
  let latest = disagreement;
  const smallest = await minimise(spec, async (smaller) => {
    const found = await sameDisagreement(service, smaller, task, disagreement);
    if (found) latest = found;
    return found !== undefined;
  });
  return reportOf(spec, smallest, task, latest);
}

/** The same difference in the smaller company; undefined when it is gone or the company cannot be compared. */
async function sameDisagreement(
  service: Service,
  smaller: CompanySpec,
  task: Task,
  { subject, member }: Disagreement,
): Promise<Disagreement | undefined> {
  const books = booksOf(smaller);
  // A file without its balances counts as a file of vouchers alone, which makes no fiscal year: the company is skipped.
  const starts = smaller.files.map(({ text, fiscalYear }) => fiscalYear?.start ?? /^#RAR\s+0\s+(\d+)/m.exec(text)?.[1]);
  if (books.years.length !== new Set(starts.filter((start) => start !== undefined)).size) return undefined;
  const tally = new Tally();
  let id: string | undefined;
  try {
    const imported = await service.company(smaller);
    ({ id } = imported);
    await runTask(task, service, imported, smaller, books, tally);
  } catch {
    return undefined;
  } finally {
    if (id !== undefined) await service.remove(id);
  }
  return tally.disagreements.find((found) => found.subject === subject && found.member === member);
}

function reportOf(spec: CompanySpec, smallest: CompanySpec, task: Task, disagreement: Disagreement): string {
  const asked = JSON.stringify(task.kind === "values" ? task.question : task);
  return [
    `${spec.name} disagrees: ${textOf(disagreement)}`,
    `Asked for: ${asked}`,
    ...smallest.files.map(
      ({ name, text, fiscalYear }) =>
        `--- ${name}${fiscalYear ? ` as ${fiscalYear.start}–${fiscalYear.end}` : ""}\n${text.replaceAll("\r\n", "\n")}`,
    ),
    ...(smallest.inputs.length > 0 ? [`Typed in: ${JSON.stringify(smallest.inputs)}`] : []),
    ...(Object.keys(smallest.currencies ?? {}).length > 0
      ? [`Currencies: ${JSON.stringify(smallest.currencies)}`]
      : []),
  ].join("\n");
}
