"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { StandardOrigin } from "@/components/standards/standard-origin";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { onDemand } from "@/components/ui/on-demand";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import type { FormulaNames } from "@/lib/formulas/formula-names";
import { formulaPath } from "@/lib/formulas/paths";
import { formulasQueries } from "@/lib/formulas/queries";
import type { StandardPlace } from "@/lib/standards/place";
import { useFormulaActions } from "./use-formula-actions";

const FormulaComparisonDialog = onDemand(() =>
  import("./formula-comparison-dialog").then((module) => module.FormulaComparisonDialog),
);

interface ComputedListProps {
  place: StandardPlace;
  formulas: readonly KeyFigureFormula[];
  names: FormulaNames;
  /** Null for users who may not change them. */
  onChange: ((formula: KeyFigureFormula) => void) | null;
}

/** The key figures that a place computes, each with its origin, and inherited ones that it has deleted. */
export function ComputedList({ place, formulas, names, onChange }: ComputedListProps) {
  const t = useTranslations("standards.actions");
  const held = useHeldDeletions();
  const { data: inherited = [] } = useQuery(formulasQueries.inherited(place));
  const actions = useFormulaActions(place);
  const [compared, setCompared] = useState<KeyFigureFormula>();
  const shown = formulas.filter(({ id }) => !held.has(formulaPath(place, id)));
  const missing = inherited.filter(({ id }) => !formulas.some((formula) => formula.id === id));
  const inheritedAs = (id: string) => inherited.find((each) => each.id === id);
  const isOwn = ({ origin }: KeyFigureFormula) =>
    origin === (typeof place === "string" ? undefined : place.companyTypeId === null ? "agency" : "companyType");
  return (
    <>
      <ul>
        {shown.map((formula) => {
          const below = inheritedAs(formula.id);
          const differs = below !== undefined && isOwn(formula);
          return (
            <li key={formula.id} className="flex items-start justify-between gap-3 border-t border-line px-4 py-2">
              <div className="min-w-0">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  {formula.name}
                  <StandardOrigin place={place} origin={formula.origin} inherited={below} />
                </p>
                <p className="font-mono text-xs break-words text-ink-2">= {names.written(formula.formula)}</p>
              </div>
              {onChange && (
                <Menu
                  label={t("menu", { name: formula.name })}
                  items={[
                    {
                      label: t("edit"),
                      icon: "pencil",
                      onSelect: () => {
                        onChange(formula);
                      },
                    },
                    ...(differs
                      ? [
                          {
                            label: t(`back.${below.origin ?? "agency"}`),
                            icon: "refresh" as const,
                            onSelect: () => {
                              actions.putBack(formula, below);
                            },
                          },
                        ]
                      : []),
                    ...(differs || typeof place !== "string"
                      ? [
                          {
                            label: t("compare"),
                            icon: "copy" as const,
                            onSelect: () => {
                              setCompared(formula);
                            },
                          },
                        ]
                      : []),
                    { kind: "separator" },
                    {
                      label: t("delete"),
                      icon: "trash",
                      danger: true,
                      onSelect: () => {
                        actions.remove(formula);
                      },
                    },
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
      {onChange && missing.length > 0 && (
        <section className="border-t border-line px-4 py-2">
          <h3 className="pb-1 text-xs font-medium text-ink-2">{t("hidden")}</h3>
          <ul className="flex flex-wrap gap-2">
            {missing.map((formula) => (
              <li key={formula.id}>
                <Button
                  size="small"
                  icon="plus"
                  onClick={() => {
                    actions.addBack(formula);
                  }}
                >
                  {t("addBack", { name: formula.name })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {compared && (
        <FormulaComparisonDialog
          place={place}
          formula={formulas.find(({ id }) => id === compared.id) ?? compared}
          inherited={inheritedAs(compared.id)}
          names={names}
          onClose={() => {
            setCompared(undefined);
          }}
        />
      )}
    </>
  );
}
