"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ComparisonDialog } from "@/components/standards/comparison-dialog";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import { formulaDifferences } from "@/lib/formulas/formula-differences";
import type { FormulaNames } from "@/lib/formulas/formula-names";
import { putFormula } from "@/lib/formulas/mutations";
import { formulasQueries } from "@/lib/formulas/queries";
import type { StandardPlace } from "@/lib/standards/place";

interface FormulaComparisonDialogProps {
  place: StandardPlace;
  formula: KeyFigureFormula;
  /** The inherited version; undefined if there is none. */
  inherited: KeyFigureFormula | undefined;
  names: FormulaNames;
  onClose: () => void;
}

/**
 * Compares a key figure with the inherited one, and on an agency's page its versions with each other. The versions of a
 * company's key figure are below its form.
 */
export function FormulaComparisonDialog(props: FormulaComparisonDialogProps) {
  const { place, formula, inherited, names, onClose } = props;
  const t = useTranslations("formulas");
  const restoring = useMutation(putFormula(useQueryClient(), place));
  const unit = (valueType: string) => t(`units.${valueType as ValueType}`);
  const decimals = (count: string) => (count === "" ? t("usual") : count);
  const differences = (from: KeyFigureFormula, to: KeyFigureFormula) =>
    formulaDifferences(from, to).map((difference) => {
      const { member, from: before, to: after } = difference;
      switch (member) {
        case "formula":
          return t("differences.formula", { from: names.written(before), to: names.written(after) });
        case "valueType":
          return t("differences.valueType", { from: unit(before), to: unit(after) });
        case "decimals":
          return t("differences.decimals", { from: decimals(before), to: decimals(after) });
        case "description":
          return after === "" ? t("differences.noDescription") : t("differences.description", { to: after });
        default:
          return t("differences.name", { from: before, to: after });
      }
    });
  return (
    <ComparisonDialog
      name={formula.name}
      current={formula}
      inherited={inherited}
      differences={differences}
      summary={(content) => `${content.name} = ${names.written(content.formula)}`}
      versions={typeof place === "string" ? null : formulasQueries.versions(place, formula.id)}
      restoring={restoring}
      onClose={onClose}
    />
  );
}
