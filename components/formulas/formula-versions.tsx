"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { KeyFigureFormula } from "@/contract/formulas/key-figure-formula";
import { useFormats } from "@/lib/format/use-formats";
import type { FormulaNames } from "@/lib/formulas/formula-names";
import { restoreFormula } from "@/lib/formulas/mutations";
import { formulasQueries } from "@/lib/formulas/queries";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";

interface FormulaVersionsProps {
  companyId: string;
  id: string;
  names: FormulaNames;
  /** Called with true while a version is being restored, so that nothing else is saved meanwhile. */
  onPending: (isPending: boolean) => void;
  onRestored: (formula: KeyFigureFormula) => void;
}

/** The versions of a key figure, the newest first; earlier ones can be restored. */
export function FormulaVersions({ companyId, id, names, onPending, onRestored }: FormulaVersionsProps) {
  const t = useTranslations("formulas.versions");
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { data: versions = [], error } = useQuery(formulasQueries.companyVersions(companyId, id));
  const restore = useMutation(restoreFormula(queryClient, companyId, id));
  const { isPending } = restore;
  const restoring = isPending ? restore.variables : undefined;
  useEffect(() => {
    onPending(isPending);
    return () => {
      onPending(false);
    };
  }, [isPending, onPending]);
  return (
    <section aria-labelledby="formula-versions">
      <h3 id="formula-versions" className="pb-1 text-xs font-medium text-ink-2">
        {t("title")}
      </h3>
      <FailureNote error={error ?? restore.error} />
      <ol className="flex flex-col" reversed>
        {versions.map((one, index) => (
          <li key={one.version} className="flex items-start justify-between gap-3 border-t border-line py-2">
            <div className="min-w-0">
              <p>
                {t("version", { version: one.version })}{" "}
                <span className="text-ink-2">{t("made", { at: formats.moment(one.changed), by: one.changedBy })}</span>
              </p>
              <p className="font-mono text-xs text-ink-2">
                {one.name} = {names.written(one.formula)}
              </p>
            </div>
            {index > 0 && (
              <Button
                size="small"
                busy={restoring === one.version}
                disabled={isPending && restoring !== one.version}
                onClick={() => {
                  restore.mutate(one.version, { onSuccess: onRestored });
                }}
              >
                {t("restore", { version: one.version })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
