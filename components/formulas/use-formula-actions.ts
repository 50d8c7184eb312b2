"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { createFormula, putFormula, refreshFormulas } from "@/lib/formulas/mutations";
import { formulaPath } from "@/lib/formulas/paths";
import { holdDeletion } from "@/lib/held-deletions";
import type { StandardPlace } from "@/lib/standards/place";
import { showToast } from "@/lib/toasts";

/** Deletes a key figure, or lets it be again as the place inherits it; all of it can be undone. */
export function useFormulaActions(place: StandardPlace) {
  const t = useTranslations("formulas");
  const standards = useTranslations("standards.actions");
  const ui = useTranslations("ui");
  const queryClient = useQueryClient();
  const putting = useMutation(putFormula(queryClient, place));
  const creating = useMutation(createFormula(queryClient, place));
  const tellNotBack = (name: string) => () => {
    showToast(standards("notBack", { name }), { tone: "bad" });
  };
  return {
    remove: ({ id, name }: KeyFigureFormula) => {
      holdDeletion({
        path: formulaPath(place, id),
        message: t("deleted", { name }),
        undoLabel: ui("undo"),
        onDeleted: () => refreshFormulas(queryClient, place),
        onFailed: () => {
          showToast(t("notDeleted", { name }), { tone: "bad" });
        },
      });
    },
    putBack: (formula: KeyFigureFormula, inherited: KeyFigureFormula) => {
      putting.mutate(inherited, {
        onSuccess: () => {
          const undo = () => {
            putting.mutate(formula, { onError: tellNotBack(formula.name) });
          };
          showToast(standards(`isBack.${inherited.origin ?? "agency"}`, { name: inherited.name }), {
            action: { label: ui("undo"), run: undo, isUndo: true },
          });
        },
        onError: tellNotBack(inherited.name),
      });
    },
    addBack: ({ id, name, formula, valueType, decimals, description }: KeyFigureFormula) => {
      const content = { id, name, formula, valueType, ...(decimals !== undefined && { decimals }) };
      creating.mutate(
        { ...content, ...(description !== undefined && { description }) },
        {
          onSuccess: () => {
            showToast(standards("isAddedBack", { name }));
          },
          onError: tellNotBack(name),
        },
      );
    },
  };
}
