"use client";

import { useTranslations } from "next-intl";
import type { SieImportSummary } from "@/contract/imports/sie-import";
import { datesOfYear } from "@/lib/fiscal-years/dates-of-year";
import { useFormats } from "@/lib/format/use-formats";
import type { ImportCompany } from "@/lib/imports/import-company";
import { Fact, DefinitionList } from "./definition-list";

/**
 * Content of the file, so that the user notices a wrong file or garbled letters before the import.
 * @param company the destination; null while undecided, or when its name is shown elsewhere
 */
export function SummaryTable({ summary, company }: { summary: SieImportSummary; company: ImportCompany | null }) {
  const t = useTranslations("imports.summary");
  const formats = useFormats();
  const { controlTotals: totals, fiscalYear } = summary;
  const amount = (value: number) => formats.number(value, { decimals: 2 });
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
      <DefinitionList>
        {company && (
          <Fact label={t("company")}>
            {company.name} <span className="whitespace-nowrap text-ink-2">{company.businessIdentityCode}</span>
          </Fact>
        )}
        <Fact label={t("inFile")}>
          {summary.fileCompanyName || t("unnamed")}{" "}
          <span className="whitespace-nowrap text-ink-2">{summary.fileBusinessIdentityCode || t("noNumber")}</span>
        </Fact>
        {fiscalYear && (
          <Fact label={t("fiscalYear")}>
            {datesOfYear(fiscalYear)}, {fiscalYear.currency}
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
      </DefinitionList>
      <DefinitionList numeric>
        <Fact label={t("accounts")}>{formats.number(summary.accounts)}</Fact>
        <Fact label={t("vouchers")}>{formats.number(summary.vouchers)}</Fact>
        <Fact label={t("rows")}>{formats.number(summary.rows)}</Fact>
        <Fact label={t("objects")}>{formats.number(summary.objects)}</Fact>
        <Fact label={t("openingBalance")}>{amount(totals.openingBalance)}</Fact>
        <Fact label={t("closingBalance")}>{amount(totals.closingBalance)}</Fact>
        <Fact label={t("result")}>{amount(totals.result)}</Fact>
      </DefinitionList>
    </div>
  );
}
