import { asc, eq, sql } from "drizzle-orm";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { periodOfDays } from "@/contract/period";
import type { ReportBlock, ReportBlockOf } from "@/contract/reports/blocks";
import type { ContentBlockOf, ReportContent } from "@/contract/reports/content";
import type { Restated } from "@/contract/reports/period-report";
import type { Statement } from "@/contract/statements/statement";
import { parseWire } from "@/contract/wire";
import type { Db } from "../../platform/db/database";
import { fiscalYear, periodReport } from "../../platform/db/schema";
import { computeForDays } from "../figures/compute-key-figure-values";
import { statementOf } from "../statements/get-statement";
import type { PeriodReportRow } from "./period-report-row";
import { resolveStatement } from "./resolve-statement";
import { restatementsOf } from "./restate";

/** Names are not compared, so any language will do. */
const ANY_LANGUAGE = "en";

/** A published report with its frozen figures and content. */
type PublishedReport = Pick<PeriodReportRow, "firstDay" | "lastDay" | "keyFigures" | "blocks" | "content">;

/**
 * Columns for comparing listed reports. They may be large, so they are null where nothing is compared: all for drafts,
 * and blocks and content for reports without statements.
 */
export const comparedColumns = {
  keyFigures: sql<string | null>`case when ${periodReport.isPublished} then ${periodReport.keyFigures} end`,
  blocks: sql<string | null>`case when ${hasStatement()} then ${periodReport.blocks} end`,
  content: sql<string | null>`case when ${hasStatement()} then ${periodReport.content} end`,
};

/** Nulls in place of {@link comparedColumns} for a list that compares nothing. */
export const uncomparedColumns = {
  keyFigures: sql<string | null>`null`,
  blocks: sql<string | null>`null`,
  content: sql<string | null>`null`,
};

function hasStatement() {
  return sql`${periodReport.isPublished} and position('"statement"' in ${periodReport.blocks}) > 0`;
}

/**
 * Counts, for each of a company's published reports, the figures and lines that have changed since, in the order of
 * the reports. The books are read once for the figures of all of them, and once for the statement of each fiscal year.
 */
export async function countRestated(
  db: Db,
  companyId: string,
  reports: readonly PublishedReport[],
): Promise<Restated[]> {
  if (reports.length === 0) return [];
  return db.transaction(
    async (tx) => {
      const reported = reports.map(({ keyFigures }) => parseWire(keyFigures) as KeyFigureResult[]);
      const selections = reports.map(({ firstDay, lastDay }, i) => ({
        days: { firstDay, lastDay },
        keyFigureIds: reported[i]!.map(({ keyFigure }) => keyFigure.id),
      }));
      const today = await computeForDays(tx, companyId, selections, ANY_LANGUAGE);
      const statements = new Statements(tx, companyId);
      const counts: Restated[] = [];
      // Sequentially, since they share a database connection.
      for (const [i, report] of reports.entries()) {
        counts.push({
          keyFigures: restatementsOf(reported[i]!, today[i]!).length,
          statementLines: await changedLinesOf(report, statements),
        });
      }
      return counts;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function changedLinesOf(report: PublishedReport, statements: Statements): Promise<number> {
  if (report.blocks === null || report.content === null) return 0;
  const period = periodOfDays(report.firstDay, report.lastDay);
  const blocks = parseWire(report.blocks) as ReportBlock[];
  const content = parseWire(report.content) as ReportContent;
  let count = 0;
  for (const block of blocks.filter(isStatement)) {
    const then = content.blocks.find(({ id }) => id === block.id);
    if (then?.type !== "statement") continue;
    const now = resolveStatement(block, await statements.at(report.lastDay), period, content.language);
    count += changedLines(then, now);
  }
  return count;
}

function isStatement(block: ReportBlock): block is ReportBlockOf<"statement"> {
  return block.type === "statement";
}

type Block = ContentBlockOf<"statement">;
type Line = Block["lines"][number];

/** Counts the lines whose amount differs in any column but the budget, which is not part of the books. */
export function changedLines(then: Block, now: Block): number {
  const columns = then.columns.flatMap(({ column }, index) =>
    column === "budget" ? [] : [{ before: index, now: now.columns.findIndex((other) => other.column === column) }],
  );
  const thenBy = new Map(then.lines.map((line) => [key(line), line.amounts]));
  const nowBy = new Map(comparableLines(then, now).map((line) => [key(line), line.amounts]));
  // Statements leave out lines without amounts, so a missing line counts as zeros.
  const isChanged = (line: string) =>
    columns.some((column) => (thenBy.get(line)?.[column.before] ?? 0) !== (nowBy.get(line)?.[column.now] ?? 0));
  return [...new Set([...thenBy.keys(), ...nowBy.keys()])].filter(isChanged).length;
}

function key({ level, id }: Line): string {
  return `${String(level)} ${id}`;
}

/**
 * The lines of `now` without the parts of groups that sum to zero and that `then` lacks: reports that earlier versions
 * of this program published leave such groups out, with their accounts.
 */
function comparableLines(then: Block, now: Block): Line[] {
  const known = new Set(then.lines.map(key));
  let skippedBelow = Infinity;
  return now.lines.filter((line) => {
    if (line.level > skippedBelow) return false;
    const isEmpty = line.amounts.every((amount) => !amount);
    skippedBelow = line.kind === "group" && isEmpty && !known.has(key(line)) ? line.level : Infinity;
    return true;
  });
}

/** Caches the statements of a company's fiscal years. */
class Statements {
  private years: (typeof fiscalYear.$inferSelect)[] | null = null;
  private readonly byYear = new Map<string, Statement>();

  constructor(
    private readonly tx: Db,
    private readonly companyId: string,
  ) {}

  /** The statement of the fiscal year with this day; null when there is no such year. */
  async at(day: string): Promise<Statement | null> {
    this.years ??= await this.tx
      .select()
      .from(fiscalYear)
      .where(eq(fiscalYear.companyId, this.companyId))
      .orderBy(asc(fiscalYear.firstDay));
    const year = this.years.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    if (!year) return null;
    let statement = this.byYear.get(year.id);
    if (!statement) this.byYear.set(year.id, (statement = await statementOf(this.tx, year, "", ANY_LANGUAGE)));
    return statement;
  }
}
