import type { Field } from "@/lib/portfolio/settings";

/** Fields whose columns come before the key figures; the others come after them. */
export const FIELDS_IN_FRONT: readonly Field[] = ["books", "contact", "phone"];

/** Fields that are shown on a phone. */
export const FIELDS_ON_PHONE: readonly Field[] = ["books", "phone"];

/** Widths in px. Fixed, because only the rows in view are rendered: widths fitted to them would change on scrolling. */
export const WIDTHS: Record<Field, number> = {
  books: 124,
  contact: 176,
  phone: 136,
  comment: 208,
  imported: 104,
  consultant: 136,
  type: 120,
};
