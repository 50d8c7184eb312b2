"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { SieImportSummary } from "@/contract/sie-import";
import { useFormats } from "@/lib/format/use-formats";
import type { ImportCompany } from "./import-company";

/** What the file holds, so that a wrong file or garbled letters are seen before anything happens. */
export function SummaryTable({ summary, company }: { summary: SieImportSummary; company: ImportCompany }) {
  const t = useTranslations("import.summary");
  const formats = useFormats();
  const { controlTotals: totals, fiscalYear } = summary;
  const amount = (value: number) => formats.number(value, { decimals: 2 });
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <Facts>
        <Fact label={t("company")}>
          {company.name} <span className="text-ink-2">{company.businessIdentityCode}</span>
        </Fact>
        <Fact label={t("inFile")}>
          {summary.fileCompanyName || t("unnamed")}{" "}
          <span className="text-ink-2">{summary.fileBusinessIdentityCode || t("noNumber")}</span>
        </Fact>
        {fiscalYear && (
          <Fact label={t("fiscalYear")}>
            {fiscalYear.start.slice(0, 10)} – {fiscalYear.end.slice(0, 10)}, {fiscalYear.currency}
          </Fact>
        )}
        <Fact label={t("program")}>
          {summary.program || "–"}, {t("type", { type: summary.sieType })}
        </Fact>
        {summary.sample.length > 0 && (
          <Fact label={t("sample")}>
            <span data-testid="sample">{summary.sample.join(" · ")}</span>
          </Fact>
        )}
      </Facts>
      <Facts numeric>
        <Fact label={t("accounts")}>{formats.number(summary.accounts)}</Fact>
        <Fact label={t("vouchers")}>{formats.number(summary.vouchers)}</Fact>
        <Fact label={t("rows")}>{formats.number(summary.rows)}</Fact>
        <Fact label={t("objects")}>{formats.number(summary.objects)}</Fact>
        <Fact label={t("openingBalance")}>{amount(totals.openingBalance)}</Fact>
        <Fact label={t("closingBalance")}>{amount(totals.closingBalance)}</Fact>
        <Fact label={t("result")}>{amount(totals.result)}</Fact>
      </Facts>
    </div>
  );
}

function Facts({ numeric = false, children }: { numeric?: boolean; children: ReactNode }) {
  return (
    <dl
      className={`grid content-start gap-x-4 gap-y-1 ${numeric ? "grid-cols-[1fr_auto] [&_dd]:text-right" : "grid-cols-[auto_1fr]"}`}
    >
      {children}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </>
  );
}
