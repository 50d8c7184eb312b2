"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { FormulaPreview as Preview } from "@/contract/formulas/key-figure-formula";
import { firstDay } from "@/contract/period";
import { useFormats } from "@/lib/format/use-formats";
import { formulasQueries } from "@/lib/formulas/queries";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { useReason } from "@/lib/figures/use-reason";
import { FailureNote } from "@/components/ui/failure-note";

const MONTHS = 6;

interface FormulaPreviewProps {
  companyId: string;
  year: FiscalYear;
  /** The formula in its stored form, with ids. */
  formula: string;
  /** Id of the key figure that will have the formula, where it exists. */
  id: string | undefined;
  look: Pick<KeyFigure, "valueType" | "decimals">;
  /** Returns the name of a key figure by its id. */
  nameOf: (id: string) => string;
}

/** Values of a formula for the last booked months of a fiscal year, or the reason why the service rejects it. */
export function FormulaPreview({ companyId, year, formula, id, look, nameOf }: FormulaPreviewProps) {
  const t = useTranslations("formulas");
  const formats = useFormats();
  const figures = useFigureFormats(year.currency);
  const reasonOf = useReason();
  const { data, error } = useQuery(formulasQueries.preview(companyId, year.id, formula, id));
  const problemOf = useServiceProblem(nameOf);
  if (error) return <FailureNote error={error} />;
  if (!data) return <p className="text-ink-2">{t("preview.loading")}</p>;
  if (data.problem) {
    return (
      <p role="alert" className="text-bad">
        {problemOf(data.problem)}
      </p>
    );
  }
  const last = data.values.findLastIndex(({ reason }) => reason?.code !== "noBooks");
  const shown = data.values.slice(Math.max(0, last + 1 - MONTHS), last + 1);
  if (shown.length === 0) return <p className="text-ink-2">{t("preview.none")}</p>;
  return (
    <table className="w-full">
      <caption className="pb-1 text-left text-xs font-medium text-ink-2">{t("preview.title")}</caption>
      <tbody>
        {shown.map(({ period, value, reason }) => (
          <tr key={period.start} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {formats.month(firstDay(period))}
            </th>
            <td className="numeric py-1">
              {value === null ? <span className="text-ink-2">{reasonOf(reason)}</span> : figures.spoken(value, look)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the message for a problem that only the service finds; a formula may be too long only in its stored form. */
function useServiceProblem(nameOf: (id: string) => string): (problem: NonNullable<Preview["problem"]>) => string {
  const t = useTranslations("formulas.problem");
  return ({ code, message, path, name, max }) => {
    if (code === "circle" && path) return t("circle", { path: path.map(nameOf).join(" → ") });
    if (code === "breaks" && name !== undefined) return t("breaks", { name: nameOf(name) });
    if ((code === "tooMuch" || code === "tooLong") && max !== undefined) return t(code, { max });
    return message;
  };
}
