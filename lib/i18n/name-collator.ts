const collators = new Map<string, Intl.Collator>();

/** Compares names as the language of a culture orders letters, in Swedish Å after Z, and numbers in them by value. */
export function nameCollator(culture: string): Intl.Collator {
  let collator = collators.get(culture);
  if (!collator) collators.set(culture, (collator = new Intl.Collator(culture, { numeric: true })));
  return collator;
}
