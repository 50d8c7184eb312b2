"use client";

import { useLocale, useTranslations } from "next-intl";
import * as z from "zod";
import { dimensionId as dimensionIdSchema } from "@/contract/ids";
import { trimmed } from "@/contract/text";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { countsByObject } from "@/lib/inputs/dimensions";
import { ALL_OBJECTS } from "@/lib/inputs/all-objects";
import { useDimensionName } from "@/lib/inputs/use-dimension-name";
import type { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import type { ObjectNames } from "@/lib/statements/use-object-names";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { TextField } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { useZodForm } from "@/components/ui/use-zod-form";
import { useFilledValues } from "@/components/value-sheet/use-filled-values";

const formSchema = z.object({ other: trimmed(dimensionIdSchema) });

interface DimensionListProps {
  values: FiscalYearValues;
  /** The id of an object, `ALL_OBJECTS`, or undefined for the whole company. */
  dimensionId: string | undefined;
  objects: ObjectNames;
  /** Called with the object's id, `ALL_OBJECTS`, or null for the whole company. */
  onChoose: (dimensionId: string | null) => void;
}

/** Lists the whole company, all objects, each object in the books or with values, and a field for another one. */
export function DimensionList({ values, dimensionId, objects, onChoose }: DimensionListProps) {
  const t = useTranslations("inputs.dimension");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const counts = new Map(countsByObject(useFilledValues(values), culture).map(({ id, values: count }) => [id, count]));
  const shown = dimensionId === undefined || dimensionId === ALL_OBJECTS ? [] : [dimensionId];
  const ids = new Set([...objects.objects.map(({ id }) => id), ...counts.keys(), ...shown]);
  const choices = [
    { id: null, values: null },
    { id: ALL_OBJECTS, values: null },
    ...[...ids].map((id) => ({ id, values: counts.get(id) ?? 0 })),
  ];
  const nameOf = useDimensionName(objects);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t("label")} className="-mx-1 max-h-64 overflow-y-auto">
        {choices.map(({ id, values: count }) => {
          const current = id === (dimensionId ?? null);
          return (
            <li key={id ?? ""}>
              <button
                type="button"
                aria-pressed={current}
                className="flex min-h-8 w-full items-center gap-2 rounded px-2 py-1 text-left hover:bg-hover"
                onClick={() => {
                  onChoose(id);
                }}
              >
                <Icon name="check" className={classes("text-accent", !current && "invisible")} />
                <span className="min-w-0 grow truncate">{nameOf(id)}</span>
                {count !== null && count > 0 && <span className="text-xs text-ink-2">{t("values", { count })}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <OtherDimension onChoose={onChoose} />
    </div>
  );
}

function OtherDimension({ onChoose }: { onChoose: (dimensionId: string) => void }) {
  const t = useTranslations("inputs.dimension");
  const form = useZodForm(formSchema, { defaultValues: { other: "" } });
  return (
    <form
      className="flex flex-col gap-2 border-t border-line pt-3"
      onSubmit={form.handleSubmit(({ other }) => {
        onChoose(other);
      })}
    >
      <TextField
        label={t("other")}
        hint={t("hint")}
        {...form.register("other")}
        error={form.formState.errors.other && t("invalid")}
      />
      <Button type="submit" className="self-end">
        {t("show")}
      </Button>
    </form>
  );
}
