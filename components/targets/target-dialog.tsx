"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { FailedStandardSave } from "@/components/standards/failed-standard-save";
import { useSeenVersion } from "@/components/standards/use-seen-version";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { StandardTarget } from "@/contract/targets/standard-target";
import { today } from "@/lib/dates/today";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { writeNumber } from "@/lib/numbers/cell-number";
import type { StandardPlace } from "@/lib/standards/place";
import { targetFormSchema, type TargetProblem } from "@/lib/targets/read-target";
import { createTarget, putTarget } from "@/lib/targets/standard-targets";
import { showToast } from "@/lib/toasts";
import type { TargetWords } from "./use-target-words";

interface TargetDialogProps {
  place: StandardPlace;
  /** The target whose value is edited; null for a new one. */
  target: StandardTarget | null;
  catalogue: readonly KeyFigure[];
  /** The reason why key figures may be missing from the catalogue; null if none are. */
  catalogueError?: Error | null;
  words: TargetWords;
  onClose: () => void;
}

/** Creates a target of an agency or type, or edits the value of a target, which may be a company's. */
export function TargetDialog({ place, target, catalogue, catalogueError, words, onClose }: TargetDialogProps) {
  const t = useTranslations("standards.targets");
  const ui = useTranslations("ui");
  const culture = CULTURE_OF_LOCALE[useLocale()];
  const queryClient = useQueryClient();
  const creating = useMutation(createTarget(queryClient, place));
  const putting = useMutation(putTarget(queryClient, place));
  const saving = target ? putting : creating;
  const { seen, onError } = useSeenVersion(target);
  const { typeOf } = words;
  const isNew = target === null;
  const schema = useMemo(() => targetFormSchema({ today: today(), culture, typeOf, isNew }), [culture, typeOf, isNew]);
  const form = useZodForm(schema, {
    defaultValues: {
      keyFigureType: target?.keyFigureType ?? "",
      period: "",
      value: target ? writeNumber(target.value, culture) : "",
    },
  });
  const { errors } = form.formState;
  const problem = (member: keyof typeof errors) => {
    const message = errors[member]?.message as TargetProblem | undefined;
    return message && t(`problems.${message}`);
  };
  const done = () => {
    // Says that the clients' values follow in the background; on a company's page they are computed at once.
    if (typeof place !== "string") showToast(t("saved"));
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={target ? t("change", { name: words.name(target) }) : t("new")}
      locked={saving.isPending}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((typed) => {
          if (target) {
            putting.mutate({ content: { ...target, value: typed.value }, seen }, { onSuccess: done, onError });
          } else {
            creating.mutate(typed, { onSuccess: done });
          }
        })}
      >
        {!target && (
          <>
            <Select
              label={t("keyFigure")}
              options={[
                { value: "", label: t("choose"), disabled: true },
                ...catalogue.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              {...form.register("keyFigureType")}
              error={problem("keyFigureType")}
            />
            <FailureNote error={catalogueError} />
            <TextField
              label={t("period")}
              hint={t("periodHint")}
              {...form.register("period")}
              error={problem("period")}
            />
          </>
        )}
        <TextField label={t("value")} numeric {...form.register("value")} error={problem("value")} />
        <FailedStandardSave<StandardTarget> error={saving.error} title={t("saveFailed")}>
          {(theirs) => words.value(theirs)}
        </FailedStandardSave>
        <SubmitActions onCancel={onClose} busy={saving.isPending}>
          {target ? ui("save.label") : ui("create")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
