"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import { formatFiscalYear } from "@/contract/format/format-days";
import { useFormats } from "@/lib/format/use-formats";
import { firstGranularity } from "@/lib/inputs/first-granularity";
import { targetRows, valuesOf } from "@/lib/targets/target-values";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { onDemand } from "@/components/ui/on-demand";
import { useColumns } from "@/components/value-sheet/use-columns";
import { useFiscalYearValues } from "@/components/value-sheet/use-fiscal-year-values";
import type { ExtraColumns, RowTexts } from "@/components/value-sheet/use-sheet";
import { ValueSheet } from "@/components/value-sheet/value-sheet";

// Loaded after the page, so that the grid of targets is shown first.
const ComparisonSwitch = onDemand(
  () => import("./comparison-switch").then((module) => module.ComparisonSwitch),
  <div className="h-8.5 w-24" />,
);
const InheritedTargets = onDemand(() => import("./inherited-targets").then((module) => module.InheritedTargets));

interface FiscalYearTargetsProps {
  companyId: string;
  fiscalYear: FiscalYear;
  catalogue: readonly KeyFigure[];
  targets: readonly KeyFigureTarget[];
}

/** The grid of a fiscal year's targets: the catalogue's key figures by month, quarter or year. */
export function FiscalYearTargets({ companyId, fiscalYear, catalogue, targets }: FiscalYearTargetsProps) {
  const t = useTranslations("targets");
  const units = useTranslations("inputs.units");
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { id: fiscalYearId, currency } = fiscalYear;
  const mayWrite = useCompanyPermissions(companyId).writeTargets;
  const loadTransport = useCallback(async () => {
    const { targetsTransport } = await import("@/lib/targets/transport");
    return targetsTransport(queryClient, companyId, fiscalYear);
  }, [queryClient, companyId, fiscalYear]);
  const rowSet = useMemo(() => targetRows(catalogue), [catalogue]);
  const items = useMemo(() => valuesOf(targets, fiscalYear), [targets, fiscalYear]);
  const [beside, setBeside] = useState<ExtraColumns | null>(null);
  // State, so that the columns do not change while the user types.
  const [firstBy] = useState(() => firstGranularity(items, fiscalYear));
  const columns = useColumns(firstBy);
  const values = useFiscalYearValues({ companyId, fiscalYearId, kind: "targets" }, items, rowSet, loadTransport);
  const texts = useMemo((): RowTexts => {
    const byId = new Map(catalogue.map((keyFigure) => [keyFigure.id, keyFigure]));
    return {
      newRows: t("newRows"),
      name: (rowId) => byId.get(rowId)?.name ?? rowId,
      unit: (rowId) => {
        const type = byId.get(rowId)?.valueType;
        return type === "Amount" ? formats.amountUnit(currency) : units(type ?? "own");
      },
    };
  }, [catalogue, t, units, formats, currency]);
  const year = formatFiscalYear(fiscalYear);
  return (
    <ValueSheet
      values={values}
      fiscalYear={fiscalYear}
      title={t("title")}
      detail={t("detail", { year })}
      label={t("grid", { year })}
      texts={texts}
      columns={columns}
      beside={beside}
      actions={
        <ComparisonSwitch {...{ values, companyId, fiscalYear, mayWrite }} by={columns.by} setBeside={setBeside} />
      }
      readOnly={mayWrite ? null : t("readOnly")}
    >
      {() => <InheritedTargets {...{ companyId, catalogue, targets, currency, mayWrite }} />}
    </ValueSheet>
  );
}
