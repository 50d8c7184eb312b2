import type { Origin, StandardState } from "@/contract/standards";

/** A thing that may be a standard, whatever its kind. */
export interface StandardThing {
  id: string;
  origin?: Origin | undefined;
}

/** A change of a standard, whatever its kind. */
export interface StandardVersion<T> {
  version: number;
  state: StandardState;
  /** Present when the state is `set`. */
  content?: T | undefined;
  changed: string;
  changedBy: string;
}

/** The texts of an origin in messages; `program` for what every agency has. */
export function originKey(of: { origin?: Origin | undefined }): Origin | "program" {
  return of.origin ?? "program";
}
