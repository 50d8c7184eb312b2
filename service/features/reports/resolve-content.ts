import { and, desc, eq, lte, ne } from "drizzle-orm";
import { addMonths, startOfMonth } from "@/contract/calendar";
import { formatUtc } from "@/contract/dates";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import type { Locale } from "@/contract/format/locale";
import { periodOfDays } from "@/contract/period";
import type { ReportBlock, ReportBlockOf } from "@/contract/reports/blocks";
import type { ContentBlock, ContentBlockOf, ContentProblem, ReportContent } from "@/contract/reports/content";
import { figuresIn } from "@/contract/reports/live-text";
import { resolveText } from "@/contract/reports/resolve-text";
import { usualHeading } from "@/contract/reports/usual-headings";
import type { Statement } from "@/contract/statements/statement";
import { companyCatalogue } from "../../figures/own-key-figures";
import type { Db } from "../../platform/db/database";
import { periodReport } from "../../platform/db/schema";
import { computeValues, readValueData, type ValueSelection } from "../figures/compute-key-figure-values";
import type { CompanyData } from "../figures/read-company-data";
import { readCompanyPresets } from "../presets/preset-row";
import { statementOf } from "../statements/get-statement";
import { withTargets } from "../targets/with-targets";
import { figureColumns, restatedColumns } from "./block-words";
import type { PeriodReportRow } from "./period-report-row";
import { publishedAt } from "./published-at";
import { readHead } from "./report-head";
import { resolveComments } from "./resolve-comments";
import { resolveStatement } from "./resolve-statement";
import { restate } from "./restate";

/** Number of months in sparklines and monthly charts, and of fiscal years in yearly charts, up to the period's end. */
const MONTHS = 12;
const YEARS = 5;

/** A report with parsed blocks, stored or about to be stored. */
type ResolvedReport = Omit<PeriodReportRow, "blocks"> & { blocks: readonly ReportBlock[] };

export interface Resolved {
  content: ReportContent;
  /** The key figures that the blocks show, each once, with their values of the whole period. */
  keyFigures: KeyFigureResult[];
}

/**
 * Resolves the blocks of a report with the present books, comments and names. The caller authorises, and passes a
 * transaction during which the company's data stays the same: one snapshot, or one with the company's lock.
 */
export async function resolveContent(
  tx: Db,
  report: ResolvedReport,
  { language, now }: { language: Locale; now: Date },
): Promise<Resolved> {
  const { companyId, firstDay, lastDay, blocks } = report;
  const days = { firstDay, lastDay };
  const head = await readHead(tx, report);
  const data = await readValueData(tx, companyId, { days, language });
  const catalogue = new Map(companyCatalogue(language, data.own).map((keyFigure) => [keyFigure.id, keyFigure]));
  const presets = await readCompanyPresets(tx, companyId);
  const problems: ContentProblem[] = [];
  const idsOf = new Map(
    blocks.map((block): [string, readonly string[]] => {
      const preset = block.type === "keyFigures" ? block.keyFigurePresetId : undefined;
      if (preset !== undefined) {
        const presetIds = presets.effective.get(preset)?.value.keyFigureTypes;
        if (!presetIds) problems.push({ blockId: block.id, code: "unknownPreset", name: preset });
        return [block.id, (presetIds ?? []).filter((id) => catalogue.has(id))];
      }
      const ids = figureIdsOf(block);
      // resolveText reports the problems of each live value of a text.
      for (const name of block.type === "text" ? [] : ids.filter((id) => !catalogue.has(id))) {
        problems.push({ blockId: block.id, code: "unknownKeyFigure", name });
      }
      return [block.id, ids.filter((id) => catalogue.has(id))];
    }),
  );
  const figures = new Figures(tx, companyId, data, language);
  const figuresShownIn = (isShown: (block: ReportBlock) => boolean) => [
    ...new Set(blocks.filter(isShown).flatMap(({ id }) => idsOf.get(id)!)),
  ];
  const keyFigures = await figures.values(
    figuresShownIn(() => true),
    { days },
  );
  // Key figures with values replace those of the catalogue: their description and time basis follow the company's own
  // charts, those in the catalogue the built-in chart.
  const known = new Map([...catalogue, ...keyFigures.map(({ keyFigure }) => [keyFigure.id, keyFigure] as const)]);
  const byMonth = await figures.values(
    figuresShownIn((block) => hasSparkline(block) || (block.type === "chart" && block.resolution === "month")),
    { days: { firstDay: addMonths(startOfMonth(lastDay), 1 - MONTHS), lastDay }, resolution: "month" },
  );
  const byYear = await figures.values(
    figuresShownIn((block) => block.type === "chart" && block.resolution === "year"),
    { days: { firstDay: firstDayOfLatestYears(data, lastDay), lastDay }, resolution: "year" },
  );
  const valuesOf = (results: readonly KeyFigureResult[], id: string): KeyFigureValue[] =>
    results.find(({ keyFigure }) => keyFigure.id === id)?.keyFigureValues ?? [];
  const statement = blocks.some(({ type }) => type === "statement")
    ? await statementAt(tx, data, lastDay, language)
    : null;
  const resolve = async (block: ReportBlock): Promise<ContentBlock> => {
    const { id, type } = block;
    switch (type) {
      case "letterhead":
        return { id, type };
      case "text": {
        const text = resolveText(block.text, keyFigures, head, language);
        problems.push(...text.problems.map((problem) => ({ blockId: id, ...problem })));
        return { id, type, ...(block.heading && { heading: block.heading }), parts: text.parts };
      }
      case "keyFigures":
        return {
          id,
          type,
          heading: block.heading ?? usualHeading(type, language),
          columns: figureColumns(block.columns, language),
          rows: idsOf.get(id)!.map((keyFigureId) => ({
            keyFigure: known.get(keyFigureId)!,
            value: valuesOf(keyFigures, keyFigureId)[0]!,
            ...(hasSparkline(block) && {
              sparkline: valuesOf(byMonth, keyFigureId).map(({ period, value }) => ({ period, value })),
            }),
          })),
        };
      case "chart":
        return resolveChart(block, known, valuesOf(block.resolution === "month" ? byMonth : byYear, block.keyFigureId));
      case "statement":
        return resolveStatement(block, statement, periodOfDays(firstDay, lastDay), language);
      case "comments":
        return {
          id,
          type,
          heading: block.heading ?? usualHeading(type, language),
          comments: await resolveComments(tx, report, known, {
            language,
            currency: head.currency,
            years: data.years,
            valuesOf: (ids, commentDays) => figures.values(ids, { days: commentDays }),
          }),
        };
      case "restatement":
        return {
          id,
          type,
          heading: block.heading ?? usualHeading(type, language),
          columns: restatedColumns(language),
          ...(await restateReportBefore(tx, report, language)),
        };
    }
  };
  // Sequentially, since they share a database connection.
  const resolved: ContentBlock[] = [];
  for (const block of blocks) resolved.push(await resolve(block));
  const content: ReportContent = {
    language,
    asOf: formatUtc(now),
    ...head,
    blocks: resolved,
    problems: eachOnce(problems),
  };
  return { content, keyFigures };
}

/** Drops repeated problems: a text may have the same live value several times. */
function eachOnce(problems: readonly ContentProblem[]): ContentProblem[] {
  const isSame = (one: ContentProblem, other: ContentProblem) =>
    one.blockId === other.blockId && one.code === other.code && one.name === other.name;
  return problems.filter((problem, i) => problems.findIndex((other) => isSame(problem, other)) === i);
}

/** The key figures that a block names itself. */
function figureIdsOf(block: ReportBlock): string[] {
  if (block.type === "keyFigures") return block.keyFigureIds ?? [];
  if (block.type === "chart") return [block.keyFigureId];
  return block.type === "text" ? figuresIn(block.text) : [];
}

function hasSparkline(block: ReportBlock): boolean {
  return block.type === "keyFigures" && block.columns.includes("sparkline");
}

function yearAt(data: CompanyData, day: string) {
  return data.years.find((year) => year.firstDay <= day && day <= year.lastDay);
}

/** The first day of the latest YEARS fiscal years that have begun by this day; the day itself if none has begun. */
function firstDayOfLatestYears(data: CompanyData, day: string): string {
  return data.years.filter((year) => year.firstDay <= day).slice(-YEARS)[0]?.firstDay ?? day;
}

/** Computes values with their targets. */
class Figures {
  constructor(
    private readonly tx: Db,
    private readonly companyId: string,
    private readonly data: CompanyData,
    private readonly language: Locale,
  ) {}

  async values(keyFigureIds: readonly string[], steps: Omit<ValueSelection, "language">): Promise<KeyFigureResult[]> {
    if (keyFigureIds.length === 0) return [];
    const selection = { ...steps, keyFigureIds, language: this.language };
    const { results } = await computeValues(this.tx, this.companyId, selection, this.data);
    return withTargets(results, this.data.targets);
  }
}

function resolveChart(
  { id, type, heading, keyFigureId, resolution }: ReportBlockOf<"chart">,
  keyFigures: ReadonlyMap<string, KeyFigure>,
  values: KeyFigureValue[],
): ContentBlockOf<"chart"> {
  const keyFigure = keyFigures.get(keyFigureId);
  return {
    id,
    type,
    heading: heading ?? keyFigure?.name ?? keyFigureId,
    resolution,
    ...(keyFigure && { keyFigure }),
    values,
  };
}

async function statementAt(tx: Db, data: CompanyData, day: string, language: Locale): Promise<Statement | null> {
  const year = yearAt(data, day);
  return year ? statementOf(tx, year, "", language) : null;
}

/** The report published last of those whose period ends no later, with its figures that have changed since. */
async function restateReportBefore(
  tx: Db,
  report: ResolvedReport,
  language: Locale,
): Promise<Pick<ContentBlockOf<"restatement">, "report" | "restatements">> {
  const [before] = await tx
    .select()
    .from(periodReport)
    .where(
      and(
        eq(periodReport.companyId, report.companyId),
        periodReport.isPublished,
        ne(periodReport.id, report.id),
        lte(periodReport.lastDay, report.lastDay),
      ),
    )
    .orderBy(desc(publishedAt()), desc(periodReport.created), desc(periodReport.id))
    .limit(1);
  if (!before) return { restatements: [] };
  const { id, title, firstDay, lastDay } = before;
  return {
    report: { id, title, period: periodOfDays(firstDay, lastDay) },
    restatements: await restate(tx, before, language),
  };
}
