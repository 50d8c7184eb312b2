"use client";

import { useQueries, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Period } from "@/contract/period";
import type { KeyFigurePreset } from "@/contract/presets";
import { isSamePeriod } from "@/lib/dates/period-choices";
import { cardFigure } from "@/lib/figures/card-figures";
import { figuresQueries } from "@/lib/figures/queries";
import type { Resolution } from "@/contract/figures/resolutions";
import { useFigureFormats } from "@/lib/figures/use-figure-formats";
import { usePresentation } from "@/lib/figures/use-presentation";
import { useWhen } from "@/lib/figures/use-when";
import { useFormats } from "@/lib/format/use-formats";
import { dimensionName } from "@/lib/statements/object-name";
import { objectsQuery } from "@/lib/statements/objects-query";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Table, Td, Th, Tr } from "@/components/ui/table";

/** The table shows the first objects by code, at most this many, because each needs a request of its own. */
const MAX_OBJECTS = 40;

interface ObjectsTableProps {
  companyId: string;
  year: FiscalYear;
  preset: KeyFigurePreset;
  resolution: Resolution;
  dimensionNumber: number;
  /** Results for the whole company. */
  whole: readonly KeyFigureResult[];
}

/**
 * The key figures of a preset for the company and for each object of a dimension, side by side: each row has the latest
 * period for which the company has a value.
 */
export function ObjectsTable({ companyId, year, preset, resolution, dimensionNumber, whole }: ObjectsTableProps) {
  const t = useTranslations("figures.objects");
  const table = useTranslations("figures.table");
  const { set } = usePresentation();
  const formats = useFormats();
  const figures = useFigureFormats(year.currency);
  const when = useWhen();
  const list = useQuery(objectsQuery(companyId, year.id));
  const all = (list.data ?? []).filter(({ dimension }) => dimension.number === dimensionNumber);
  const objects = all.slice(0, MAX_OBJECTS);
  const results = useQueries({
    queries: objects.map(({ id }) => figuresQueries.figures(companyId, preset, year, resolution, id)),
  });
  const [first] = objects;
  const unit = (result: KeyFigureResult) => figures.unit(result.keyFigure.valueType);
  const text = (value: KeyFigureValue | null | undefined, { keyFigure }: KeyFigureResult) =>
    value?.value === undefined || value.value === null ? "–" : figures.full(value.value, keyFigure);
  return (
    <QueryView query={list} skeleton={<SkeletonRows rows={6} label={t("loading")} />} errorTitle={t("failed")}>
      {() =>
        first === undefined ? (
          <p className="text-ink-2">{t("none")}</p>
        ) : (
          <>
            <Table label={t("title", { dimension: dimensionName(first.dimension) })}>
              <thead>
                <tr>
                  <Th className="sticky left-0 bg-panel">{table("figure")}</Th>
                  <Th wideOnly>{table("period")}</Th>
                  <Th>{table("unit")}</Th>
                  <Th numeric>{t("whole")}</Th>
                  {objects.map(({ id, code, name }) => (
                    <Th key={id} numeric className="min-w-28">
                      <button
                        type="button"
                        className="text-inherit hover:text-ink hover:underline"
                        onClick={() => {
                          set({ dimension: id, trace: null });
                        }}
                      >
                        {[code, name].filter(Boolean).join(" ")}
                      </button>
                    </Th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {whole.map((result) => {
                  const { shown } = cardFigure(result);
                  const period = shown ? when.of(shown, result.keyFigure, formats.months) : "";
                  return (
                    <Tr key={result.keyFigure.id}>
                      <th scope="row" className="sticky left-0 bg-panel px-4 text-left font-normal whitespace-nowrap">
                        {result.keyFigure.name}
                        <span className="block text-xs text-ink-2 sm:hidden">{period}</span>
                      </th>
                      <Td wideOnly className="whitespace-nowrap text-ink-2">
                        {period}
                      </Td>
                      <Td className="text-ink-2">{unit(result)}</Td>
                      <Td numeric className="font-medium">
                        {text(shown, result)}
                      </Td>
                      {objects.map(({ id }, i) => (
                        <Td key={id} numeric>
                          <ObjectValue
                            state={results[i]}
                            text={text(shown && valueOf(results[i]?.data, result, shown.period), result)}
                          />
                        </Td>
                      ))}
                    </Tr>
                  );
                })}
              </tbody>
            </Table>
            <p className="mt-2 text-xs text-ink-2">
              {t("explained")} {all.length > objects.length && t("more", { shown: objects.length, count: all.length })}
            </p>
          </>
        )
      }
    </QueryView>
  );
}

/** The value among the results of an object for the key figure and the period of a row. */
function valueOf(
  results: readonly KeyFigureResult[] | undefined,
  { keyFigure: { id } }: KeyFigureResult,
  period: Period,
): KeyFigureValue | undefined {
  const values = results?.find(({ keyFigure }) => keyFigure.id === id)?.keyFigureValues;
  return values?.find((value) => isSamePeriod(value.period, period));
}

interface ObjectValueProps {
  state: Pick<UseQueryResult, "isPending" | "isLoadingError"> | undefined;
  text: string;
}

function ObjectValue({ state, text }: ObjectValueProps) {
  const t = useTranslations("figures.objects");
  if (state?.isLoadingError) return <span className="text-bad">{t("valueFailed")}</span>;
  if (state?.isPending !== false) return <span className="text-ink-3">…</span>;
  return text;
}
