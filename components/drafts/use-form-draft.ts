"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { browserStorage, draftSlot, type Draft } from "@/lib/drafts/drafts";
import { useCurrentUser } from "@/components/auth/current-user";
import { useKeepTyped } from "./use-keep-typed";

export interface FormDraft {
  /** The time at which a restored draft was typed; null for one of this visit. */
  restoredAt: Date | null;
  /** Takes the form back to how it began. */
  discard: () => void;
  /** The form is saved or cancelled: nothing of it is kept any more. */
  release: () => void;
}

/**
 * Keeps what is typed in a form until it is saved or cancelled, and puts back what an earlier visit left.
 * @param draftKey names the form and what it changes, such as `["company", "new", agencyId]`
 */
export function useFormDraft<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  draftKey: readonly string[],
): FormDraft {
  const { userName } = useCurrentUser();
  const [slot] = useState(() => draftSlot(browserStorage(), userName, "forms", ...draftKey));
  const [begin] = useState(() => form.getValues());
  const [restored] = useState(() => readable<Input>(slot.read(), begin));
  const [restoredAt, setRestoredAt] = useState(restored?.at ?? null);
  const putBack = useEffectEvent(() => {
    if (restored) form.reset(restored.values, { keepDefaultValues: true });
  });
  // Before the form is watched: putting back is no change of the user's.
  useEffect(() => {
    putBack();
  }, [form]);
  const release = useKeepTyped(form, () => {
    const text = JSON.stringify(form.getValues());
    slot.write(text === JSON.stringify(begin) ? null : { text, count: 1 });
  });

  return {
    restoredAt,
    discard: () => {
      form.reset(begin);
      setRestoredAt(null);
      slot.write(null);
    },
    release: () => {
      release();
      slot.write(null);
    },
  };
}

function readable<Input>(draft: Draft | null, begin: Input): { values: Input; at: Date } | null {
  try {
    const values: unknown = draft && JSON.parse(draft.text);
    return draft && hasSameShape(values, begin) ? { values: values as Input, at: draft.at } : null;
  } catch {
    return null;
  }
}

/** The form may have other fields since the draft was kept. */
function hasSameShape(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return typeof one === typeof other;
  const [ones, others] = [Object.entries(one), Object.entries(other) as [string, unknown][]];
  return ones.length === others.length && others.every(([name, value]) => hasSameShape(one[name as never], value));
}
