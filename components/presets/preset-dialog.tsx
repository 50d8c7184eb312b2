"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { keyFigurePresetSchema, type KeyFigurePreset } from "@/contract/presets";
import { MAX_LONG_TEXT_LENGTH } from "@/contract/text-limits";
import { trimmed } from "@/contract/text";
import type { StandardPlace } from "@/lib/standards/place";
import { editedPreset, newPreset } from "@/lib/presets/form-drafts";
import { createPreset, updatePreset } from "@/lib/presets/mutations";
import { idFromName } from "@/lib/presets/preset-id";
import { presetsQueries } from "@/lib/presets/queries";
import { useFormDraft } from "@/components/drafts/use-form-draft";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { FailureNote } from "@/components/ui/failure-note";
import { TextArea, TextField } from "@/components/ui/field";
import { RestoredNote } from "@/components/ui/restored-note";
import { Select } from "@/components/ui/select";
import { useTextError } from "@/components/ui/use-text-error";
import { useZodForm } from "@/components/ui/use-zod-form";
import { usePresetTexts, type PresetTexts } from "@/lib/presets/use-preset-texts";

const { name, description } = keyFigurePresetSchema.shape;
const formSchema = z.object({
  name: trimmed(name),
  description: description.unwrap(),
  /** Id of the preset whose key figures are copied into a new one. */
  startWith: z.string(),
});

interface PresetDialogProps {
  place: StandardPlace;
  /** The preset to edit, with its texts as shown on the page; without it the dialog creates a new one. */
  change?: { preset: KeyFigurePreset; texts: PresetTexts };
  onCreated?: (presetId: string) => void;
  onClose: () => void;
}

/** Creates a preset, or edits the name and description of one. */
export function PresetDialog({ place, change, onCreated, onClose }: PresetDialogProps) {
  const t = useTranslations("presets.form");
  const ui = useTranslations("ui");
  const textsOf = usePresetTexts();
  const textError = useTextError();
  const queryClient = useQueryClient();
  const { data: presets = [] } = useQuery(presetsQueries.list(place));
  const { data: inherited = [] } = useQuery(presetsQueries.inherited(place));
  const creation = useMutation(createPreset(queryClient, place));
  const update = useMutation(updatePreset(queryClient, place));
  const isPending = creation.isPending || update.isPending;
  const form = useZodForm(formSchema, {
    defaultValues: { name: "", description: "", ...change?.texts, startWith: "" },
  });
  const draft = useFormDraft(form, change ? editedPreset(place, change.preset.id) : newPreset(place), onClose);
  const { errors } = form.formState;
  const typedName = useWatch({ control: form.control, name: "name" });
  // A deleted inherited preset can be added back, so its id must not be used.
  const newId = idFromName(
    typedName,
    [...presets, ...inherited].map(({ id }) => id),
  );

  const submit = form.handleSubmit((values) => {
    if (!change) {
      const keyFigureTypes = presets.find(({ id }) => id === values.startWith)?.keyFigureTypes ?? [];
      const preset = { id: newId, name: values.name, keyFigureTypes };
      creation.mutate(values.description === "" ? preset : { ...preset, description: values.description }, {
        onSuccess: ({ id }) => {
          onCreated?.(id);
          draft.close();
        },
      });
      return;
    }
    const { initial } = draft;
    const { name, description } = values;
    // An unchanged text is not sent: the page may show the translation of a built-in one, and another user may have
    // changed it meanwhile.
    const texts = {
      ...(name !== initial.name && { name }),
      ...(description !== initial.description && { description: description === "" ? null : description }),
    };
    if (Object.keys(texts).length === 0) draft.close();
    else update.mutate({ id: change.preset.id, ...texts }, { onSuccess: draft.close });
  });

  return (
    <Dialog open onClose={draft.cancel} title={change ? t("edit") : t("new")} locked={isPending}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {draft.restoredAt && <RestoredNote at={draft.restoredAt} onDiscard={draft.discard} />}
        <TextField
          label={t("name")}
          autoFocus
          {...form.register("name")}
          error={errors.name && textError(typedName, { missing: t("nameMissing") })}
          hint={change || typedName.trim() === "" ? undefined : t("id", { id: newId })}
        />
        <TextArea
          label={t("description")}
          note={ui("optional")}
          rows={3}
          {...form.register("description")}
          error={errors.description && textError(form.getValues("description"), { max: MAX_LONG_TEXT_LENGTH })}
        />
        {!change && (
          <Select
            label={t("startWith")}
            {...form.register("startWith")}
            options={[
              { value: "", label: t("startWithNone") },
              ...presets.map((preset) => ({ value: preset.id, label: textsOf(preset).name })),
            ]}
          />
        )}
        <FailureNote error={creation.error ?? update.error} title={change ? t("failedSave") : t("failedCreate")} />
        <SubmitActions onCancel={draft.cancel} busy={isPending}>
          {change ? t("save") : t("create")}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
