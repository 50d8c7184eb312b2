import type * as z from "zod";
import type { Origin, StandardKind } from "@/contract/standards";
import type { Patch } from "@/contract/write-forms";
import type { Level } from "./resolve-standards";

/** All that differs between presets and other things that may be a standard. */
export interface KindOfStandard<T extends { id: string }> {
  kind: StandardKind;
  /** The resource of an agency, and of its company types. */
  resource: string;
  /** In messages: "Key figure preset". */
  name: string;
  /** Parameter of paths. */
  parameter: string;
  id: z.ZodType<string>;
  create: z.ZodType<T>;
  update: z.ZodType<Patch<Omit<T, "id">>>;
  /** Those that every agency has from the start. */
  program: () => readonly T[];
  isSame: (one: T, other: T) => boolean;
  /** Their order in lists. */
  compare: (one: T, other: T) => number;
}

/** The member `origin` of the wire; absent for what the program has, or the one whose it is. */
export function originOf(level: Level): Origin | undefined {
  return level === "agency" || level === "companyType" ? level : undefined;
}
