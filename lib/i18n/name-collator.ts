const collators = new Map<string, Intl.Collator>();

/** A cached collator for names: the alphabet of the culture, in Swedish Å after Z, and numbers by value. */
export function nameCollator(culture: string): Intl.Collator {
  let collator = collators.get(culture);
  if (!collator) collators.set(culture, (collator = new Intl.Collator(culture, { numeric: true })));
  return collator;
}
