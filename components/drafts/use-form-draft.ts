"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { browserStorage, draftSlot, ownedSlot, type Draft } from "@/lib/drafts/drafts";
import { useCurrentUser } from "@/components/auth/current-user";
import { useKeepTyped } from "./use-keep-typed";

export interface FormDraft {
  /** The time at which a restored draft was typed; null when nothing was restored. */
  restoredAt: Date | null;
  /** Resets the form to its initial values and deletes the draft. */
  discard: () => void;
  /** Deletes the draft and stops storing it. Call it when the form is saved or cancelled. */
  release: () => void;
}

/**
 * Stores the values of a form as a draft until it is saved or cancelled, and restores the draft of an earlier visit.
 * @param draftKey identifies the form and its subject, such as `["company", "new", agencyId]`
 * @param adapt returns the values to restore, if objects that the draft names may have changed since it was stored
 */
export function useFormDraft<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  draftKey: readonly string[],
  adapt?: (values: Input, initial: Input) => Input,
): FormDraft {
  const { userName } = useCurrentUser();
  const [slot] = useState(() => ownedSlot(draftSlot(browserStorage(), userName, "forms", ...draftKey)));
  const [initial] = useState(() => form.getValues());
  const [restored] = useState(() => readable<Input>(slot.read(), initial, adapt));
  const [restoredAt, setRestoredAt] = useState(restored?.at ?? null);
  const putBack = useEffectEvent(() => {
    if (restored) form.reset(restored.values, { keepDefaultValues: true });
  });
  // This effect runs before the one of useKeepTyped, so that restoring does not count as a change by the user.
  useEffect(() => {
    putBack();
  }, [form]);
  const release = useKeepTyped(form, () => {
    const text = JSON.stringify(form.getValues());
    slot.write(text === JSON.stringify(initial) ? null : { text, count: 1 });
  });

  return {
    restoredAt,
    discard: () => {
      form.reset(initial);
      setRestoredAt(null);
      slot.write(null);
    },
    release: () => {
      release();
      slot.write(null);
    },
  };
}

/** The draft's values; null without a draft that fits the form, or if nothing in it differs from the initial values. */
function readable<Input>(
  draft: Draft | null,
  initial: Input,
  adapt: (values: Input, initial: Input) => Input = (values) => values,
): { values: Input; at: Date } | null {
  try {
    const stored: unknown = draft && JSON.parse(draft.text);
    if (!draft || !hasSameShape(stored, initial)) return null;
    const values = adapt(stored as Input, initial);
    return JSON.stringify(values) === JSON.stringify(initial) ? null : { values, at: draft.at };
  } catch {
    return null;
  }
}

/** A newer version of the form may have other fields than the draft. */
function hasSameShape(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return typeof one === typeof other;
  const [ones, others] = [Object.entries(one), Object.entries(other) as [string, unknown][]];
  return ones.length === others.length && others.every(([name, value]) => hasSameShape(one[name as never], value));
}
