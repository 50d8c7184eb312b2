"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { TraceStep } from "@/contract/figures/key-figure-trace";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import { formulaOfStep, nameOfStep } from "@/contract/figures/step-name";
import { useFormats } from "@/lib/format/use-formats";
import type { TraceNode } from "@/lib/figures/trace-nodes";
import { useReason } from "@/lib/figures/use-reason";
import { FailureNote } from "@/components/ui/failure-note";

interface TraceLineProps {
  node: TraceNode;
  keyFigure: KeyFigure;
  imports: readonly SieImportEntry[];
  /** The request of the rows of the node's account; undefined while they are not requested. */
  rows: Pick<UseQueryResult, "isFetching" | "error"> | undefined;
}

/** A line of the tree: label, formula or source, and value. */
export function TraceLine({ node, keyFigure, imports, rows }: TraceLineProps) {
  const t = useTranslations("figures.trace");
  const formats = useFormats();
  const reasonOf = useReason();
  const functionText = (name: NonNullable<TraceStep["function"]>, inner: string) => t(`functions.${name}`, { inner });
  const money = (amount: number) => formats.number(amount, { decimals: 2 });
  const fileLine = (importId: string, line: number) => {
    const entry = imports.find(({ id }) => id === importId);
    if (!entry) return t("line", { line });
    return t.rich("lineOf", {
      line,
      program: entry.program,
      at: formats.moment(entry.at),
      // A phone has room for the line number only.
      file: (text) => <span className="max-sm:hidden">{text}</span>,
    });
  };
  switch (node.kind) {
    case "step": {
      const { step } = node;
      const isTop = step.text === keyFigure.id;
      const unit = isTop && keyFigure.valueType === "Percent" ? "\u00a0%" : "";
      const when = step.sum && (step.period ? formats.months(step.period) : step.day && formats.day(step.day));
      return (
        <Line
          label={<span className="font-medium">{nameOfStep(step, functionText)}</span>}
          detail={[
            formulaOfStep(step, functionText),
            when,
            step.sum && t(`sums.${step.sum.sign === 1 ? "plus" : "minus"}`),
          ]}
          value={
            step.value === null ? (
              <span className="text-ink-2">{reasonOf(step.reason)}</span>
            ) : (
              formats.number(step.value, step.sum ? { decimals: 2 } : { maxDecimals: 4 }) + unit
            )
          }
        />
      );
    }
    case "input":
      return (
        <Line
          label={formats.months(node.value.period)}
          detail={[node.value.months < node.value.of && t("months", { months: node.value.months, of: node.value.of })]}
          value={formats.number(node.value.value, { maxDecimals: 4 })}
        />
      );
    case "year":
      return (
        // These nodes exist only for a sum over several years: an amount of a period, never a balance of a day.
        <Line label={node.year.period && formats.months(node.year.period)} value={money(node.amount)} />
      );
    case "group":
      return <Line label={node.group.name} detail={node.group.parents} value={money(node.group.amount)} />;
    case "account":
      return (
        <Line
          label={
            <>
              <span className="tabular-nums">{node.number}</span> {node.account?.name}
            </>
          }
          value={money(node.amount)}
        />
      );
    case "opening":
      return <Line label={t("opening")} value={money(node.amount)} />;
    case "month":
      return <Line label={formats.months(node.period)} value={money(node.amount)} />;
    case "record":
      return (
        <Line
          label={`#${node.record.record}`}
          detail={[fileLine(node.record.import, node.record.line)]}
          value={money(node.record.amount)}
        />
      );
    case "row": {
      const { voucher, text, date, amount, import: importId, line } = node.row;
      return (
        <Line
          label={
            <span className="cursor-pointer text-accent">
              {t("voucher", { series: voucher.series, number: voucher.number, day: formats.day(date) })}
            </span>
          }
          detail={[text || voucher.text, fileLine(importId, line)]}
          value={money(amount)}
        />
      );
    }
    case "rows":
      return (
        <div className="grow pr-2">
          {node.account.rows ? (
            <p className="text-ink-2">
              {t("firstRows", { shown: node.account.rows.length, all: node.account.rowCount })}
            </p>
          ) : (
            <span className="cursor-pointer text-accent">
              {rows?.isFetching ? t("fetching") : t("fetchRows", { count: node.account.rowCount })}
            </span>
          )}
          <FailureNote error={rows?.isFetching ? null : rows?.error} />
        </div>
      );
  }
}

function Line({ label, detail = [], value }: { label: ReactNode; detail?: ReactNode[]; value: ReactNode }) {
  const details = detail.filter(Boolean);
  return (
    <div className="flex min-w-0 grow items-baseline justify-between gap-4 pr-2">
      <span className="min-w-0">
        {label}
        {details.length > 0 && (
          <span className="block text-xs text-ink-2">
            {details.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && " · "}
                {part}
              </Fragment>
            ))}
          </span>
        )}
      </span>
      <span className="text-right tabular-nums">{value}</span>
    </div>
  );
}
