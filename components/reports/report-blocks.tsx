"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { formatFigure } from "@/contract/format/format-figure";
import { formatPeriod } from "@/contract/format/format-days";
import { formatNumber } from "@/contract/format/format-number";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Period } from "@/contract/period";
import { firstDay, lastDay } from "@/contract/period";
import { commentHeading } from "@/contract/reports/comment-heading";
import type { ContentBlock, ContentBlockOf, ReportContent, TextPart } from "@/contract/reports/content";
import { emptyBlockText } from "@/contract/reports/empty-block";
import { writeTraceAddress } from "@/lib/figures/trace-address";
import { companyPage } from "@/lib/paths";
import { reportsQueries } from "@/lib/reports/queries";
import { HEADING_COLOUR, letterheadColours } from "@/components/letterhead/colours";
import { ReportLetterhead } from "@/components/letterhead/report-letterhead";
import { Sparkline } from "@/components/line-charts/sparkline";
import { useMeeting } from "@/components/shell/meeting";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Table, Td, Th, Tr } from "@/components/ui/table";

interface ReportBlocksProps {
  companyId: string;
  reportId: string;
}

/** All that a report of blocks shows, in its own language: as it was published, or of a draft as it is today. */
export function ReportBlocks({ companyId, reportId }: ReportBlocksProps) {
  const t = useTranslations("reports.blocks");
  const query = useQuery(reportsQueries.content(companyId, reportId));
  return (
    <QueryView query={query} skeleton={<SkeletonRows rows={8} label={t("loading")} />} errorTitle={t("failed")}>
      {(content) => <ReportContentView content={content} heading="h3" />}
    </QueryView>
  );
}

interface ReportContentViewProps {
  content: ReportContent;
  /** The level of the blocks' headings. */
  heading: "h2" | "h3";
}

/** The blocks of a report, and what stops its publishing. */
export function ReportContentView({ content, heading: Heading }: ReportContentViewProps) {
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
            <Block block={block} content={content} />
          </section>
        ))}
      </div>
    </>
  );
}

function Block({ block, content }: { block: ContentBlock; content: ReportContent }) {
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
      return <Statement block={block} content={content} />;
    case "comments":
      return <Comments block={block} content={content} />;
    case "restatement":
      return <Restated block={block} content={content} />;
  }
}

interface PartProps<T extends ContentBlock["type"]> {
  block: ContentBlockOf<T>;
  content: ReportContent;
}

/** A number that opens the way it came about; where a link shows the report there is no company to look into. */
function Traced({
  companyId,
  keyFigureId,
  period,
  children,
}: {
  companyId: string;
  keyFigureId: string;
  period: Period;
  children: string;
}) {
  const meeting = useMeeting();
  if (companyId === "") return children;
  const address = { keyFigureId, first: firstDay(period), last: lastDay(period) };
  const trace = writeTraceAddress(address);
  return (
    <Link
      href={meeting ? meeting.traceHref(address) : `${companyPage(companyId)}?trace=${encodeURIComponent(trace)}`}
      prefetch={false}
      data-figure={trace}
      onClick={(event) => {
        if (!meeting || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        meeting.openTrace(address);
      }}
      className="rounded underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent print:no-underline"
    >
      {children}
    </Link>
  );
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
    figure ? (
      <Traced key={index} companyId={companyId} {...figure}>
        {text}
      </Traced>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}

/** Null and what is not known is a dash. */
function useWritten({ currency, language }: ReportContent) {
  return (value: number | null | undefined, keyFigure: KeyFigure) =>
    value === null || value === undefined ? "–" : formatFigure(value, keyFigure, { currency, locale: language });
}

function KeyFigures({ block, content }: PartProps<"keyFigures">) {
  const written = useWritten(content);
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
                  {column === "value" && value.value !== null ? (
                    <Traced companyId={content.company.id} keyFigureId={keyFigure.id} period={value.period}>
                      {written(value.value, keyFigure)}
                    </Traced>
                  ) : (
                    written(value[column], keyFigure)
                  )}
                </Td>
              ),
            )}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Chart({ block: { heading = "", keyFigure, values }, content }: PartProps<"chart">) {
  const written = useWritten(content);
  if (!keyFigure) return null;
  const numbers = values.map(({ value }) => value ?? NaN);
  return (
    <>
      <div className="[&>svg]:h-auto [&>svg]:max-w-full">
        <Sparkline values={numbers} label={heading} width={560} height={120} />
      </div>
      <Table label={heading} className="mt-2">
        <tbody>
          {values.map(({ period, value }) => (
            <Tr key={period.start}>
              <Td>{formatPeriod(period, content.language)}</Td>
              <Td numeric>
                {value === null ? (
                  "–"
                ) : (
                  <Traced companyId={content.company.id} keyFigureId={keyFigure.id} period={period}>
                    {written(value, keyFigure)}
                  </Traced>
                )}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const INDENTS = ["", "pl-4", "pl-8", "pl-12"] as const;

function Statement({ block, content: { language } }: PartProps<"statement">) {
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
        {block.lines.map((line) => (
          <Tr key={`${line.level} ${line.id}`} className={line.kind === "sum" ? "font-semibold" : ""}>
            <Td>
              <span className={classes("block wrap-anywhere", INDENTS[Math.min(line.level, INDENTS.length - 1)])}>
                {line.kind === "account" ? `${line.id} ${line.name}` : line.name}
              </span>
            </Td>
            {line.amounts.map((amount, index) => (
              <Td key={block.columns[index]!.column} numeric wideOnly={index > 0}>
                {amount === null ? "–" : formatNumber(amount / 100, language)}
              </Td>
            ))}
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
      {block.comments.map((comment) => (
        <li key={`${comment.created} ${comment.keyFigureId} ${comment.period.start}`}>
          <p className="text-xs text-ink-2">{commentHeading(comment, language)}</p>
          <p className="max-w-[72ch] whitespace-pre-wrap">
            {comment.parts ? <Parts parts={comment.parts} companyId={company.id} /> : comment.message}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Restated({ block, content }: PartProps<"restatement">) {
  const written = useWritten(content);
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
        {block.restatements.map((one) => (
          <Tr key={one.keyFigure.id}>
            <Td>{one.keyFigure.name}</Td>
            {block.columns.map(({ column }) => (
              <Td key={column} numeric wideOnly={column === "difference"}>
                {written(one[column], one.keyFigure)}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
