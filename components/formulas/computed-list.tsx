"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { StandardList } from "@/components/standards/standard-list";
import { useStandardActions } from "@/components/standards/use-standard-actions";
import { onDemand } from "@/components/ui/on-demand";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import type { FormulaNames } from "@/lib/formulas/formula-names";
import { createFormula, putFormula, refreshFormulas } from "@/lib/formulas/mutations";
import { formulaPath } from "@/lib/formulas/paths";
import { formulasQueries } from "@/lib/formulas/queries";
import type { StandardPlace } from "@/lib/standards/place";

const FormulaComparisonDialog = onDemand(() =>
  import("./formula-comparison-dialog").then((module) => module.FormulaComparisonDialog),
);

interface ComputedListProps {
  place: StandardPlace;
  formulas: readonly KeyFigureFormula[];
  names: FormulaNames;
  /** Opens a formula for editing; null for users who may not edit. */
  onEdit: ((formula: KeyFigureFormula) => void) | null;
}

/** Key figures defined by formulas, each with its origin, and inherited ones that were deleted. */
export function ComputedList({ place, formulas, names, onEdit }: ComputedListProps) {
  const t = useTranslations("formulas");
  const queryClient = useQueryClient();
  const { data: inherited = [] } = useQuery(formulasQueries.inherited(place));
  const actions = useStandardActions<KeyFigureFormula>({
    nameOf: ({ name }) => name,
    pathOf: ({ id }) => formulaPath(place, id),
    put: useMutation(putFormula(queryClient, place)),
    create: useMutation(createFormula(queryClient, place)),
    refresh: () => refreshFormulas(queryClient, place),
    notDeleted: (name) => t("notDeleted", { name }),
  });
  return (
    <StandardList
      {...{ place, inherited, actions }}
      standards={formulas}
      nameOf={({ name }) => name}
      lineOf={({ formula }) => <p className="font-mono text-xs text-ink-2">= {names.written(formula)}</p>}
      onEdit={onEdit}
      comparison={({ standard, ...compared }) => (
        <FormulaComparisonDialog {...{ place, names }} {...compared} formula={standard} />
      )}
    />
  );
}
