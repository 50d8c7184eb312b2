"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { browserStorage, draftSlot, ownedSlot } from "@/lib/drafts/drafts";
import { formDraftText, formDraftValues } from "@/lib/drafts/form-draft";
import { reopenedForms } from "@/lib/drafts/reopened-forms";
import { showToast } from "@/lib/toasts";
import { useCurrentUser } from "@/components/auth/current-user";
import { useKeepTyped } from "./use-keep-typed";
import { useReopenedByUndo } from "./use-reopened-by-undo";

interface KeptForm<Input> {
  /** The values that the form was filled with at first, without a draft. */
  initial: Input;
  /** The time at which a restored draft was typed; null when nothing was restored. */
  restoredAt: Date | null;
  /** Resets the form to its initial values and deletes the draft. */
  discard: () => void;
  /** Deletes the draft and stops storing it. Call it, or `close`, when the form is saved. */
  release: () => void;
  /** Releases the form and closes it. */
  close: () => void;
  /** Closes the form without saving, with a notice that offers to open it again if it was changed. */
  cancel: () => void;
}

/** The part of a kept form that a dialog around it uses. */
export type FormHandle = Pick<KeptForm<unknown>, "cancel" | "release">;

/**
 * Stores the values of a form as a draft until it is saved or cancelled, and restores the draft of an earlier visit.
 * The component that opens the form calls useReopened, useReopenedByUndo or useReopenedAmong, to open it again if
 * cancelling is undone.
 * @param draftKey identifies the form and its subject, such as `["company", "new", agencyId]`
 * @param onClose closes the form
 * @param adapt returns the values to restore, if fields of the form depend on each other or name other objects
 */
export function useFormDraft<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  draftKey: readonly string[],
  onClose: () => void,
  adapt?: (draft: { values: Input }, initial: Input) => Input,
): KeptForm<Input> {
  const ui = useTranslations("ui");
  const { userName } = useCurrentUser();
  const [slot] = useState(() => ownedSlot(draftSlot(browserStorage(), userName, "forms", ...draftKey)));
  const [initial] = useState(() => form.getValues());
  const [draft] = useState(() => slot.read());
  const [restored] = useState(() => draft && formDraftValues(draft.text, initial, adapt));
  const [restoredAt, setRestoredAt] = useState((restored && draft?.at) ?? null);
  const putBack = useEffectEvent(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true });
  });
  // This effect runs before the one of useKeepTyped, so that restoring does not count as a change by the user.
  useEffect(() => {
    putBack();
  }, [form]);
  const written = () => {
    const text = formDraftText({ values: form.getValues(), initial });
    return text === null ? null : { text, count: 1 };
  };
  const stop = useKeepTyped(form, () => {
    slot.write(written());
  });
  const release = () => {
    stop();
    slot.write(null);
  };
  // The user may have opened the form again before undoing.
  useReopenedByUndo(draftKey, () => {
    const undone = slot.read();
    const values = undone && formDraftValues(undone.text, initial, adapt);
    if (!values) return;
    form.reset(values, { keepDefaultValues: true });
    setRestoredAt(undone.at);
  });

  return {
    initial,
    restoredAt,
    discard: () => {
      form.reset(initial);
      setRestoredAt(null);
      slot.write(null);
    },
    release,
    close: () => {
      release();
      onClose();
    },
    cancel: () => {
      const discarded = written();
      release();
      onClose();
      if (!discarded) return;
      const reopen = () => {
        slot.write(discarded);
        reopenedForms.notify(draftKey);
      };
      showToast(ui("discarded"), { action: { label: ui("undo"), run: reopen, isUndo: true } });
    },
  };
}
