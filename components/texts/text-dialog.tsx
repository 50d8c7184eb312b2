"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Controller } from "react-hook-form";
import { useFormDraft } from "@/components/drafts/use-form-draft";
import { LiveTextField } from "@/components/live-text/live-text-field";
import { FailedStandardSave } from "@/components/standards/failed-standard-save";
import { useSeenVersion } from "@/components/standards/use-seen-version";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { TextField } from "@/components/ui/field";
import { RestoredNote } from "@/components/ui/restored-note";
import { useZodForm } from "@/components/ui/use-zod-form";
import { standardTextSchema, type StandardText } from "@/contract/texts";
import type { AgencyPlace } from "@/lib/standards/place";
import { textDraft } from "@/lib/texts/form-drafts";
import { createText, putText } from "@/lib/texts/queries";
import type { ShownText } from "@/lib/texts/use-shown-text";

const formSchema = standardTextSchema.pick({ name: true, text: true });

interface TextDialogProps {
  place: AgencyPlace;
  /** The text to change; null for a new one. */
  edited: StandardText | null;
  words: ShownText;
  onClose: () => void;
}

/** Creates or edits a standard text. */
export function TextDialog({ place, edited, words, onClose }: TextDialogProps) {
  const t = useTranslations("standards.texts");
  const ui = useTranslations("ui");
  const queryClient = useQueryClient();
  const creating = useMutation(createText(queryClient, place));
  const putting = useMutation(putText(queryClient, place));
  const saving = edited ? putting : creating;
  const { seen, onError } = useSeenVersion(edited);
  const form = useZodForm(formSchema, {
    defaultValues: { name: edited?.name ?? "", text: edited?.text ?? "" },
  });
  const draft = useFormDraft(form, textDraft(place, edited), onClose);
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onClose={draft.cancel}
      title={edited ? t("change", { name: edited.name }) : t("new")}
      locked={saving.isPending}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(({ name, text }) => {
          if (edited)
            putting.mutate({ content: { id: edited.id, name, text }, seen }, { onSuccess: draft.close, onError });
          else creating.mutate({ name, text }, { onSuccess: draft.close });
        })}
      >
        {draft.restoredAt && <RestoredNote at={draft.restoredAt} onDiscard={draft.discard} />}
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          {...form.register("name")}
          error={errors.name && t("nameWrong")}
        />
        <Controller
          control={form.control}
          name="text"
          render={({ field }) => (
            <LiveTextField
              companyId={null}
              about={null}
              keyFigures={words.keyFigures}
              label={t("text")}
              hint={t("textHint", { example: words.shown("{[NetSales]}") })}
              text={field.value}
              onChange={field.onChange}
              ref={field.ref}
              error={errors.text && t("textWrong")}
            />
          )}
        />
        <FailedStandardSave<StandardText> error={saving.error} title={t("saveFailed")}>
          {({ name, text }) => `${name}: ${words.shown(text)}`}
        </FailedStandardSave>
        <SubmitActions onCancel={draft.cancel} busy={saving.isPending}>
          {edited ? ui("save.label") : ui("create")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
