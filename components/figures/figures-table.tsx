"use client";

import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { Period } from "@/contract/period";
import { useFormats } from "@/lib/format/use-formats";
import { changeOf } from "@/contract/figures/change";
import { cardFigure } from "@/lib/figures/card-figures";
import { isUnbooked } from "@/contract/figures/reach";
import { useChangeText } from "@/lib/figures/use-change-text";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useWhen } from "@/lib/figures/use-when";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { TracedValue } from "./traced-value";
import { ValueNotes } from "./value-notes";
import { WhyEmpty } from "./why-empty";

interface FiguresTableProps {
  companyId: string;
  year: FiscalYear;
  results: readonly KeyFigureResult[];
  onTrace: (keyFigureId: string, period: Period) => void;
}

/** The numbers of the cards as a table. */
export function FiguresTable({ companyId, year, results, onTrace }: FiguresTableProps) {
  const t = useTranslations("figures.table");
  const formats = useFormats();
  const figures = useFigureFormats(year.currency);
  const changeText = useChangeText(year.currency);
  const when = useWhen();
  const hasTargets = results.some((result) => cardFigure(result).shown?.target !== undefined);
  const hasBudget = results.some((result) => cardFigure(result).shown?.budget !== undefined);
  return (
    <Table label={t("title")}>
      <thead>
        <tr>
          <Th>{t("figure")}</Th>
          <Th wideOnly>{t("period")}</Th>
          <Th numeric>{t("value")}</Th>
          <Th wideOnly>{t("unit")}</Th>
          <Th numeric wideOnly>
            {t("lastYear")}
          </Th>
          <Th numeric wideOnly>
            {t("change")}
          </Th>
          {hasTargets && (
            <Th numeric wideOnly>
              {t("target")}
            </Th>
          )}
          {hasBudget && (
            <Th numeric wideOnly>
              {t("budget")}
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {results.map((result) => {
          const { id, name, valueType } = result.keyFigure;
          const { shown, before } = cardFigure(result);
          const value = shown?.value ?? null;
          const period = shown ? when.of(shown, result.keyFigure, formats.months) : "";
          const of = shown ? `${name}, ${when.inside(shown, result.keyFigure, formats.months)}` : name;
          return (
            <Tr key={id}>
              <Td className="max-sm:py-1">
                {name}
                <span className="block text-xs text-ink-2 sm:hidden">
                  {period}
                  {shown && <ValueNotes value={shown} />}
                </span>
              </Td>
              <Td wideOnly className="text-ink-2">
                {period}
                {shown && <ValueNotes value={shown} />}
              </Td>
              <Td numeric>
                {!shown || value === null ? (
                  <WhyEmpty
                    {...{ companyId, year }}
                    reason={shown?.reason}
                    isUnbooked={shown !== null && isUnbooked(shown)}
                    of={of}
                  />
                ) : (
                  <>
                    <TracedValue
                      of={of}
                      onTrace={() => {
                        onTrace(id, shown.period);
                      }}
                    >
                      {figures.full(value, result.keyFigure)}
                    </TracedValue>
                    {/* On phones there is no column of units: percentages have theirs here, amounts show none. */}
                    {valueType === "Percent" && <span className="sm:hidden"> %</span>}
                  </>
                )}
              </Td>
              <Td wideOnly className="text-ink-2">
                {figures.unit(valueType)}
              </Td>
              <Td numeric wideOnly>
                {before === null ? "–" : figures.full(before, result.keyFigure)}
              </Td>
              <Td numeric wideOnly className="text-ink-2">
                {changeText(changeOf(value, before, valueType), result.keyFigure)}
              </Td>
              {hasTargets && (
                <Td numeric wideOnly>
                  {shown?.target === undefined ? "–" : figures.full(shown.target, result.keyFigure)}
                </Td>
              )}
              {hasBudget && (
                <Td numeric wideOnly>
                  {shown?.budget === undefined ? "–" : figures.full(shown.budget, result.keyFigure)}
                </Td>
              )}
            </Tr>
          );
        })}
      </tbody>
    </Table>
  );
}
