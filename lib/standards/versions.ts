import type { Origin, StandardState } from "@/contract/standards";

/** The common members of all kinds of standards. */
export interface Standard {
  id: string;
  origin?: Origin | undefined;
}

/** A version of a standard of any kind. */
export interface StandardVersion<T> {
  version: number;
  state: StandardState;
  /** Present when the state is `set`. */
  content?: T | undefined;
  changed: string;
  changedBy: string;
}

/** The message key for the origin of an inherited standard; "program" for standards that every agency has. */
export function originKey(of: { origin?: Origin | undefined }): Origin | "program" {
  return of.origin ?? "program";
}
