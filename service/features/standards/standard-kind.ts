import type * as z from "zod";
import type { AuditedResource } from "@/contract/activity-resources";
import type { Origin, StandardKind } from "@/contract/standards";
import type { Patch } from "@/contract/write-forms";
import type { Db } from "../../platform/db/database";
import type { Level, Resolved } from "./resolve-standards";

/** The number, time and author of a change. */
interface Stamp {
  version: number;
  changed: Date;
  changedBy: string;
}

/** The owner of standards: an agency, or one of its company types. */
export interface StandardOwner {
  agencyId: string;
  companyTypeId: string | null;
}

/** Defines one kind of standards, such as presets: its names, its checks and its wire format. */
export interface StandardDefinition<T extends { id: string }> {
  kind: StandardKind;
  /** Name of the resource in the interface, for an agency and for its company types. */
  resource: AuditedResource;
  /** Name in messages, such as "Key figure preset". */
  name: string;
  /** Name of the id's parameter in paths. */
  parameter: string;
  /** Name of the member that has the content in the wire format of a version. */
  member: string;
  id: z.ZodType<string>;
  create: z.ZodType<T>;
  update: z.ZodType<Patch<Omit<T, "id">>>;
  /** Members with objects that a patch replaces; objects in other members are merged. */
  replacedWhole?: readonly (keyof T)[];
  /** The built-in standards, which every agency has. */
  builtIn: () => readonly T[];
  isSame: (one: T, other: T) => boolean;
  /** The order of lists. */
  compare: (one: T, other: T) => number;
  /** Converts to the wire format. */
  present: (resolved: Resolved<T>) => object;
  /** The maximum number of an owner's own standards; the default is MAX_STANDARDS. */
  max?: number;
  /** Puts the number, time and author of a change into a content that has these members. */
  stamped?: (content: T, stamp: Stamp) => T;
  /**
   * Checks that an owner may have a content under an id, or none (null), and returns the content to store.
   * @throws HttpError that says what is wrong with the content
   */
  checked?: (tx: Db, owner: StandardOwner, id: string, wanted: T | null) => Promise<T | null>;
  /** True when figures depend on the standards; a change then has the companies' figures computed again. */
  affectsFigures?: boolean;
}

/** The member `origin` of the wire format; absent for built-in contents and for a company's own. */
export function originOf(level: Level): Origin | undefined {
  return level === "agency" || level === "companyType" ? level : undefined;
}

/** Compares two texts by their code points, which is the order of their UTF-8 bytes and of `collate "C"`. */
export function byCodePoint(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));
}
