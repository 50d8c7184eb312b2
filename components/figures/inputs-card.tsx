"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { useFormats } from "@/lib/format/use-formats";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { inputsQueries } from "@/lib/inputs/queries";
import { isInput, typeOfRow } from "@/lib/inputs/rows";
import { summarizeInputs } from "@/lib/figures/input-summaries";
import { companyPage } from "@/lib/paths";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { Sparkline } from "@/components/line-charts/sparkline";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { QueryView } from "@/components/ui/query-view";
import { Skeleton } from "@/components/ui/skeleton";

const IDS = KEY_FIGURE_INPUTS.map(({ id }) => id);

/** The whole company's inputs that have values in the year: the latest value of each, and its months as a line. */
export function InputsCard({ companyId, year }: { companyId: string; year: FiscalYear }) {
  const t = useTranslations("figures.inputs");
  const names = useTranslations("inputs.inputs");
  const units = useTranslations("inputs.units");
  const formats = useFormats();
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const mayWrite = useCompanyPermissions(companyId).writeKeyFigureData;
  const query = useQuery(inputsQueries.data(companyId, year.id));
  const toGrid = companyPage(companyId, "inputs", year.id);
  const unitOf = (id: string) => {
    const type = typeOfRow(id);
    return type === "Amount" ? formats.amountUnit(year.currency) : units(type ?? "own");
  };
  return (
    <Card
      title={t("title")}
      aside={
        <Link href={toGrid} className="text-accent underline-offset-2 hover:underline">
          {t(mayWrite ? "edit" : "show")}
        </Link>
      }
    >
      <QueryView query={query} skeleton={<Skeleton className="h-48" />} errorTitle={t("failed")}>
        {(values) => {
          const inputs = summarizeInputs(values, IDS, culture);
          if (inputs.length === 0) return <p className="text-ink-2">{t("empty")}</p>;
          return (
            <table className="w-full" aria-label={t("title")}>
              <thead className="text-left text-xs text-ink-2">
                <tr>
                  <th className="pb-1 font-medium">{t("input")}</th>
                  <th className="pb-1 font-medium max-sm:hidden">{t("unit")}</th>
                  <th className="pb-1 font-medium max-sm:hidden">{t("months")}</th>
                  <th className="numeric pb-1 font-medium">{t("latest")}</th>
                </tr>
              </thead>
              <tbody>
                {inputs.map(({ keyFigureId, latest, months }) => {
                  const name = isInput(keyFigureId) ? names(keyFigureId) : keyFigureId;
                  return (
                    <tr key={keyFigureId} className="h-row border-t border-line">
                      <th scope="row" className="text-left font-medium">
                        {name}
                      </th>
                      <td className="text-ink-2 max-sm:hidden">{unitOf(keyFigureId)}</td>
                      <td className="max-sm:hidden">
                        <Sparkline values={months} label={t("monthsOf", { name })} />
                      </td>
                      <td className="numeric">
                        {formats.number(latest.value, { maxDecimals: 2 })}{" "}
                        <span className="text-xs text-ink-2">{formats.period(latest.period)}</span>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          );
        }}
      </QueryView>
    </Card>
  );
}
