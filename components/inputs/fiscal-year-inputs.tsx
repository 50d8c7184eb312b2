"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { parseAsString, useQueryState } from "nuqs";
import { useCallback, useMemo } from "react";
import { onDemand } from "@/components/ui/on-demand";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { formatFiscalYear } from "@/contract/format/format-days";
import { chosenObjectId } from "@/lib/figures/chosen-object-id";
import { useFormats } from "@/lib/format/use-formats";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { ALL_OBJECTS } from "@/lib/inputs/all-objects";
import { inputRows, isInput } from "@/lib/inputs/rows";
import { useObjectNames } from "@/lib/statements/use-object-names";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { useColumns } from "@/components/value-sheet/use-columns";
import { useFiscalYearValues } from "@/components/value-sheet/use-fiscal-year-values";
import type { RowTexts } from "@/components/value-sheet/use-sheet";
import { ValueSheet } from "@/components/value-sheet/value-sheet";
import { InputsSkeleton } from "./inputs-skeleton";

// Loaded after the page, so that the grid itself is shown first.
const AddKeyFigure = onDemand(() => import("./add-key-figure").then((module) => module.AddKeyFigure));
const DimensionChoice = onDemand(() => import("./dimension-choice").then((module) => module.DimensionChoice));

const ObjectsView = onDemand(() => import("./objects-view").then((module) => module.ObjectsView), <InputsSkeleton />);

interface FiscalYearInputsProps {
  companyId: string;
  fiscalYear: FiscalYear;
  /** The values as the service has them. */
  stored: readonly KeyFigureData[];
}

/** The grid of a fiscal year's inputs: of the company or one object by period, or of all objects side by side. */
export function FiscalYearInputs({ companyId, fiscalYear, stored }: FiscalYearInputsProps) {
  const t = useTranslations("inputs");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { id: fiscalYearId, currency } = fiscalYear;
  const { writeKeyFigureData: mayWrite, seeActivity } = useCompanyPermissions(companyId);
  const loadTransport = useCallback(async () => {
    const { keyFigureDataTransport } = await import("@/lib/inputs/mutations");
    return keyFigureDataTransport(queryClient, companyId, fiscalYearId);
  }, [queryClient, companyId, fiscalYearId]);
  const rowSet = useMemo(() => inputRows(culture), [culture]);
  const values = useFiscalYearValues({ companyId, fiscalYearId, kind: "inputs" }, stored, rowSet, loadTransport);
  const [wanted, setDimension] = useQueryState("dimension", parseAsString.withOptions({ history: "push" }));
  const dimensionId = chosenObjectId(wanted);
  const texts = useMemo(
    (): RowTexts => ({
      header: t("columns.input"),
      name: (rowId) => (isInput(rowId) ? t(`inputs.${rowId}`) : rowId),
      unit: (rowId) => {
        const type = rowSet.typeOf(rowId);
        return type === "Amount" ? formats.amountUnit(currency) : t(`units.${type ?? "own"}`);
      },
    }),
    [t, formats, currency, rowSet],
  );
  const columns = useColumns();
  const year = formatFiscalYear(fiscalYear);
  const objects = useObjectNames(companyId, fiscalYearId);
  const dimension = dimensionId === undefined ? t("dimension.whole") : objects.nameOf(dimensionId);
  const historyOf = seeActivity ? companyId : undefined;
  const readOnly = mayWrite ? null : t("readOnly");
  const sideBySide = wanted === ALL_OBJECTS;
  const choice = (
    <DimensionChoice
      values={values}
      dimensionId={sideBySide ? ALL_OBJECTS : dimensionId}
      objects={objects}
      onChange={(id) => void setDimension(id)}
    />
  );
  if (sideBySide)
    return <ObjectsView {...{ values, fiscalYear, texts, readOnly, historyOf, objects }} actions={choice} />;
  return (
    <ValueSheet
      values={values}
      fiscalYear={fiscalYear}
      title={t("title")}
      detail={t("detail", { year, dimension })}
      label={t("grid", { year, dimension })}
      texts={texts}
      readOnly={readOnly}
      historyOf={historyOf}
      dimensionId={dimensionId}
      objectName={objects.nameOf}
      columns={columns}
      badDimension={dimensionId === undefined ? wanted : null}
      actions={choice}
    >
      {(grid) => mayWrite && <AddKeyFigure companyId={companyId} values={values} grid={grid} />}
    </ValueSheet>
  );
}
