import type * as z from "zod";
import type { Origin, StandardKind } from "@/contract/standards";
import type { Patch } from "@/contract/write-forms";
import type { Db } from "../../platform/db/database";
import type { Level, Resolved } from "./resolve-standards";

/** The number, time and author of a change. */
export interface Stamp {
  version: number;
  changed: Date;
  changedBy: string;
}

/** The owner of standards: an agency, or one of its company types. */
export interface StandardOwner {
  agencyId: string;
  companyTypeId: string | null;
}

/** All that differs between presets and other things that may be a standard. */
export interface KindOfStandard<T extends { id: string }> {
  kind: StandardKind;
  /** The resource of an agency, and of its company types. */
  resource: string;
  /** In messages: "Key figure preset". */
  name: string;
  /** Parameter of paths. */
  parameter: string;
  /** The member of a version that has the content. */
  member: string;
  id: z.ZodType<string>;
  create: z.ZodType<T>;
  update: z.ZodType<Patch<Omit<T, "id">>>;
  /** Objects that a change replaces whole: those of others merge. */
  replacedWhole?: readonly (keyof T)[];
  /** Those that every agency has from the start. */
  program: () => readonly T[];
  isSame: (one: T, other: T) => boolean;
  /** Their order in lists. */
  compare: (one: T, other: T) => number;
  /** As it is on the wire. */
  present: (resolved: Resolved<T>) => object;
  /** The most of an owner's own, where that is less than of other kinds. */
  max?: number;
  /** Puts a change's number, time and author into the content, where that has them. */
  stamped?: (content: T, stamp: Stamp) => T;
  /**
   * Makes sure that an owner may have a content under an id, or nothing (null), and returns it as it is stored.
   * @throws HttpError with what is wrong with it
   */
  checked?: (tx: Db, owner: StandardOwner, id: string, wanted: T | null) => Promise<T | null>;
  /** True where figures are computed from them: a change has those of all companies computed again. */
  isComputedFrom?: boolean;
}

/** The member `origin` of the wire; absent for what the program has, or the one whose it is. */
export function originOf(level: Level): Origin | undefined {
  return level === "agency" || level === "companyType" ? level : undefined;
}
