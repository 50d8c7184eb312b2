"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { formatFigure } from "@/contract/format/format-figure";
import { formatPeriod } from "@/contract/format/format-days";
import { formatNumber } from "@/contract/format/format-number";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { commentHeading } from "@/contract/reports/comment-heading";
import type { KeyFigureValue } from "@/contract/figures/key-figure-value";
import { yearBeforeOf } from "@/contract/figures/reach";
import type { ContentBlock, ContentBlockOf, ReportContent, TextPart } from "@/contract/reports/content";
import type { Restatement } from "@/contract/reports/restatement";
import { emptyBlockText } from "@/contract/reports/empty-block";
import { FIGURE_COLUMNS, type FigureColumn } from "@/contract/reports/figure-columns";
import { hasTrace } from "@/contract/reports/live-text";
import { yearAtEndOf } from "@/lib/fiscal-years/currency-of";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { reportsQueries } from "@/lib/reports/queries";
import { HEADING_COLOUR, letterheadColours } from "@/components/letterhead/colours";
import { ReportLetterhead } from "@/components/letterhead/report-letterhead";
import { Sparkline } from "@/components/line-charts/sparkline";
import { useMeeting } from "@/components/shell/meeting";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { ReportLink, StatementLink, TraceLink } from "./number-link";

const ReportChart = onDemand(
  () => import("./report-chart").then((module) => module.ReportChart),
  <div className="h-85" />,
);

interface ReportBlocksProps {
  companyId: string;
  reportId: string;
}

/**
 * The content of a report that consists of blocks: as published, or for a draft as of today. It is in the report's
 * language, or in the user's while a draft has none.
 */
export function ReportBlocks({ companyId, reportId }: ReportBlocksProps) {
  const t = useTranslations("reports.blocks");
  const query = useQuery(reportsQueries.content(companyId, reportId));
  const { data: years = [] } = useQuery(fiscalYearsQueries.list(companyId));
  return (
    <QueryView query={query} skeleton={<SkeletonRows rows={8} label={t("loading")} />} errorTitle={t("failed")}>
      {(content) => (
        <ReportContentView content={content} heading="h3" fiscalYearId={yearAtEndOf(years, content.period)?.id} />
      )}
    </QueryView>
  );
}

interface ReportContentViewProps {
  content: ReportContent;
  /** The level of the blocks' headings. */
  heading: "h2" | "h3";
  /**
   * The fiscal year that statements link to. The `fiscalYearId` of a published block is not used, because that year may
   * have been deleted and imported again since.
   */
  fiscalYearId?: string | undefined;
}

/** The blocks of a report, and above them, except in a meeting, the problems that prevent its publishing. */
export function ReportContentView({ content, heading: Heading, fiscalYearId }: ReportContentViewProps) {
  const t = useTranslations("reports.blocks");
  const meeting = useMeeting();
  return (
    <>
      {content.problems.length > 0 && !meeting && (
        <div className="mb-4 rounded-md bg-warn-soft px-3 py-2 text-warn print:hidden">
          <p className="flex items-center gap-2">
            <Icon name="alert" />
            {t("problems")}
          </p>
          <ul className="mt-1 list-disc pl-8">
            {content.problems.map(({ blockId, code, name }) => (
              <li key={`${blockId} ${code} ${name}`}>{t(`problem.${code}`, { name })}</li>
            ))}
          </ul>
        </div>
      )}
      <div lang={content.language} className="flex flex-col gap-7" style={letterheadColours(content.agency?.colour)}>
        {content.blocks.map((block) => (
          <section key={block.id} className="min-w-0 break-inside-avoid-page">
            {block.heading && (
              <Heading className={classes("mb-2 text-lg font-semibold", HEADING_COLOUR)}>{block.heading}</Heading>
            )}
            <Block block={block} content={content} fiscalYearId={fiscalYearId} />
          </section>
        ))}
      </div>
    </>
  );
}

interface BlockProps {
  block: ContentBlock;
  content: ReportContent;
  fiscalYearId: string | undefined;
}

function Block({ block, content, fiscalYearId }: BlockProps) {
  switch (block.type) {
    case "letterhead":
      return <ReportLetterhead {...content} />;
    case "text":
      return <Text block={block} content={content} />;
    case "keyFigures":
      return <KeyFigures block={block} content={content} />;
    case "chart":
      return <Chart block={block} content={content} />;
    case "statement":
      return <Statement block={block} content={content} fiscalYearId={fiscalYearId} />;
    case "comments":
      return <Comments block={block} content={content} />;
    case "restatement":
      return <Restatements block={block} content={content} />;
  }
}

interface PartProps<T extends ContentBlock["type"]> {
  block: ContentBlockOf<T>;
  content: ReportContent;
}

function Text({ block, content }: PartProps<"text">) {
  return (
    <p className="max-w-[72ch] text-base whitespace-pre-wrap">
      <Parts parts={block.parts} companyId={content.company.id} />
    </p>
  );
}

function Parts({ parts, companyId }: { parts: readonly TextPart[]; companyId: string }) {
  return parts.map(({ text, figure }, index) =>
    figure && hasTrace(figure.measure) ? (
      <TraceLink key={index} companyId={companyId} {...figure}>
        {text}
      </TraceLink>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}

/** Returns a function that formats a value; null and undefined become a dash. */
function figureFormatter({ currency, language }: ReportContent) {
  return (value: number | null | undefined, keyFigure: KeyFigure) =>
    value === null || value === undefined ? "–" : formatFigure(value, keyFigure, { currency, locale: language });
}

function KeyFigures({ block, content }: PartProps<"keyFigures">) {
  return (
    <Table label={block.heading ?? ""}>
      <thead>
        <tr>
          <Th>
            <span className="sr-only">{block.heading}</span>
          </Th>
          {block.columns.map(({ column, name }) => (
            <Th key={column} numeric={column !== "sparkline"} wideOnly={column !== "value"}>
              {name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(({ keyFigure, value, sparkline = [] }) => (
          <Tr key={keyFigure.id}>
            <Td>{keyFigure.name}</Td>
            {block.columns.map(({ column, name }) =>
              column === "sparkline" ? (
                <Td key={column} wideOnly>
                  <Sparkline
                    values={sparkline.map((point) => point.value ?? NaN)}
                    label={`${keyFigure.name}, ${name}`}
                  />
                </Td>
              ) : (
                <Td key={column} numeric wideOnly={column !== "value"}>
                  <FigureValue value={value} column={column} keyFigure={keyFigure} content={content} />
                </Td>
              ),
            )}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

interface FigureValueProps {
  value: KeyFigureValue;
  column: Exclude<FigureColumn, "sparkline">;
  keyFigure: KeyFigure;
  content: ReportContent;
}

/** A value in a column. It links to its trace, except for targets and budgets, which have no trace. */
function FigureValue({ value, column, keyFigure, content }: FigureValueProps) {
  const format = figureFormatter(content);
  const number = value[column];
  const text = format(number, keyFigure);
  if (number === null || number === undefined || !hasTrace(column)) return text;
  const period = column === "value" ? value.period : yearBeforeOf(value);
  return (
    <TraceLink companyId={content.company.id} keyFigureId={keyFigure.id} period={period}>
      {text}
    </TraceLink>
  );
}

function Chart({ block, content }: PartProps<"chart">) {
  const { heading = "", keyFigure, values } = block;
  if (!keyFigure) return null;
  const beside = (["yearBefore", "target", "budget"] as const).filter((column) =>
    values.some((value) => value[column] !== undefined),
  );
  const columns = ["value", ...beside] as const;
  const words = FIGURE_COLUMNS[content.language];
  return (
    <>
      {values.some(({ value }) => Number.isFinite(value)) && (
        <ReportChart block={block} keyFigure={keyFigure} content={content} />
      )}
      <Table label={heading} className="mt-2">
        {beside.length > 0 && (
          <thead>
            <tr>
              <Th>
                <span className="sr-only">{heading}</span>
              </Th>
              {columns.map((column) => (
                <Th key={column} numeric wideOnly={column !== "value"}>
                  {words[column]}
                </Th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {values.map((value) => (
            <Tr key={value.period.start}>
              <Td>{formatPeriod(value.period, content.language)}</Td>
              {columns.map((column) => (
                <Td key={column} numeric wideOnly={column !== "value"}>
                  <FigureValue value={value} column={column} keyFigure={keyFigure} content={content} />
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const INDENTS = ["", "pl-4", "pl-8", "pl-12"] as const;

interface StatementProps extends PartProps<"statement"> {
  fiscalYearId: string | undefined;
}

function Statement({ block, content: { language, company }, fiscalYearId }: StatementProps) {
  if (block.lines.length === 0) return <p className="text-ink-2">–</p>;
  return (
    <Table label={block.heading ?? ""}>
      <thead>
        <tr>
          <Th>
            <span className="sr-only">{block.heading}</span>
          </Th>
          {block.columns.map(({ column, name }, index) => (
            <Th key={column} numeric wideOnly={index > 0}>
              {name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.lines.map((line, index) => (
          <Tr key={index} className={line.kind === "sum" ? "font-semibold" : ""}>
            <Td>
              <span className={classes("block wrap-anywhere", INDENTS[Math.min(line.level, INDENTS.length - 1)])}>
                {line.kind === "account" ? `${line.id} ${line.name}` : line.name}
              </span>
            </Td>
            {line.amounts.map((amount, place) => {
              const { column, period } = block.columns[place]!;
              const text = amount === null ? "–" : formatNumber(amount / 100, language);
              return (
                <Td key={column} numeric wideOnly={place > 0}>
                  {amount === null || column === "budget" ? (
                    text
                  ) : (
                    <StatementLink
                      companyId={company.id}
                      statement={block.statement}
                      {...{ fiscalYearId, column, period, line }}
                    >
                      {text}
                    </StatementLink>
                  )}
                </Td>
              );
            })}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Comments({ block, content: { language, company } }: PartProps<"comments">) {
  if (block.comments.length === 0) return <p className="text-ink-2">{emptyBlockText(block, language)}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {block.comments.map((comment, index) => (
        <li key={index}>
          <p className="text-xs text-ink-2">{commentHeading(comment, language)}</p>
          <p className="max-w-[72ch] whitespace-pre-wrap">
            {comment.parts ? <Parts parts={comment.parts} companyId={company.id} /> : comment.message}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Restatements({ block, content }: PartProps<"restatement">) {
  if (block.restatements.length === 0) {
    return <p className="text-ink-2">{emptyBlockText(block, content.language)}</p>;
  }
  return (
    <Table label={block.heading ?? ""}>
      <thead>
        <tr>
          <Th>{block.report?.title}</Th>
          {block.columns.map(({ column, name }) => (
            <Th key={column} numeric wideOnly={column === "difference"}>
              {name}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.restatements.map((restatement) => (
          <Tr key={restatement.keyFigure.id}>
            <Td>{restatement.keyFigure.name}</Td>
            {block.columns.map(({ column }) => (
              <Td key={column} numeric wideOnly={column === "difference"}>
                <ComparedValue restatement={restatement} column={column} report={block.report} content={content} />
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

interface ComparedValueProps {
  restatement: Restatement;
  column: "reported" | "now" | "difference";
  /** The earlier report that today's values are compared with. */
  report: ContentBlockOf<"restatement">["report"];
  content: ReportContent;
}

/** One value of the comparison: the reported value links to the earlier report, today's value to its trace. */
function ComparedValue({ restatement, column, report, content }: ComparedValueProps) {
  const text = figureFormatter(content)(restatement[column], restatement.keyFigure);
  const companyId = content.company.id;
  if (!report || restatement[column] === null || column === "difference") return text;
  return column === "now" ? (
    <TraceLink companyId={companyId} keyFigureId={restatement.keyFigure.id} period={report.period}>
      {text}
    </TraceLink>
  ) : (
    <ReportLink companyId={companyId} reportId={report.id}>
      {text}
    </ReportLink>
  );
}
