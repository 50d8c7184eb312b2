interface FormDraft<Input> {
  values: Input;
  /** The values that the form had before the user changed anything. */
  initial: Input;
}

/** The text of a draft of a form, or null if the user has changed nothing. */
export function formDraftText<Input>(draft: FormDraft<Input>): string | null {
  return isSame(draft.values, draft.initial) ? null : JSON.stringify(draft);
}

/**
 * The values to fill a form with: those of its draft, except that members which the user had left alone follow the
 * form's present initial values. Null if the text is no draft of this form, or if the result equals `initial`.
 * @param initial the form's values without the draft
 * @param adapt follows changes of the initial values in another way
 */
export function formDraftValues<Input>(
  text: string,
  initial: Input,
  adapt: (draft: FormDraft<Input>, initial: Input) => Input = (draft, now) =>
    followed(draft.values, draft.initial, now),
): Input | null {
  const stored = parsed(text);
  // A newer version of the form may have other fields than the draft.
  if (!isMembers(stored) || !hasSameShape(stored, { values: initial, initial })) return null;
  const values = adapt(stored as unknown as FormDraft<Input>, initial);
  return isSame(values, initial) ? null : values;
}

function followed<Value>(value: Value, before: Value, now: Value): Value {
  if (!isMembers(value) || !isMembers(before) || !isMembers(now)) return isSame(value, before) ? now : value;
  const members = Object.entries(value).map(([name, member]) => [name, followed(member, before[name], now[name])]);
  return Object.fromEntries(members) as Value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lists have the same shape whatever they hold, because the user may have added and removed rows. */
function hasSameShape(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && Array.isArray(other);
  if (!isMembers(one) || !isMembers(other)) return typeof one === typeof other;
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  return ones.length === others.length && others.every(([name, value]) => hasSameShape(one[name], value));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
