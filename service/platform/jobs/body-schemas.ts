import type * as z from "zod";
import { documentChangeSchema, documentsCreateSchema } from "@/contract/documents";
import { keyFigureTargetUpdateSchema } from "@/contract/targets/key-figure-target-update";
import { keyFigureItems } from "../../features/inputs/read-items";

/** Schemas by which workers check large bodies; bodies with other schemas are only parsed there. */
const WORKER_SCHEMAS = {
  documentChange: documentChangeSchema,
  documents: documentsCreateSchema,
  keyFigureData: keyFigureItems,
  keyFigureTargets: keyFigureTargetUpdateSchema,
} satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof WORKER_SCHEMAS;

const NAMES = new Map<z.ZodType, SchemaName>(
  Object.entries(WORKER_SCHEMAS).map(([name, schema]) => [schema, name as SchemaName]),
);

/** Returns the name of a schema that workers know; null for other schemas. */
export function nameOfSchema(schema: z.ZodType): SchemaName | null {
  return NAMES.get(schema) ?? null;
}

export function schemaNamed(name: SchemaName): z.ZodType {
  return WORKER_SCHEMAS[name];
}
