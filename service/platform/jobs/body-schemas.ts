import type * as z from "zod";
import { documentChangeSchema, documentsCreateSchema } from "@/contract/documents";
import { keyFigureTargetUpdateSchema } from "@/contract/targets/key-figure-target-update";
import { keyFigureItems } from "../../features/inputs/read-items";

/** Schemas that a worker checks a large body against by itself: of what else is sent it only reads the text. */
const CHECKED_BESIDE = {
  documentChange: documentChangeSchema,
  documents: documentsCreateSchema,
  keyFigureData: keyFigureItems,
  keyFigureTargets: keyFigureTargetUpdateSchema,
} satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof CHECKED_BESIDE;

const NAMES = new Map<z.ZodType, SchemaName>(
  Object.entries(CHECKED_BESIDE).map(([name, schema]) => [schema, name as SchemaName]),
);

/** The name by which a worker knows a schema; null where it does not. */
export function nameOfSchema(schema: z.ZodType): SchemaName | null {
  return NAMES.get(schema) ?? null;
}

export function schemaNamed(name: SchemaName): z.ZodType {
  return CHECKED_BESIDE[name];
}
