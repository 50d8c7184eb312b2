import type { Field } from "@/lib/portfolio/settings";

/** Columns before those of key figures; the others stand behind them. */
export const FIELDS_IN_FRONT: readonly Field[] = ["books", "contact", "phone"];

/** Fields of which a phone has room: the others are left out there. */
export const FIELDS_ON_PHONE: readonly Field[] = ["books", "phone"];

/** px. Widths are fixed: a column that grew with its rows would move while the list is scrolled. */
export const WIDTHS: Record<Field, number> = {
  books: 124,
  contact: 176,
  phone: 136,
  comment: 208,
  imported: 104,
  consultant: 136,
  type: 120,
};
