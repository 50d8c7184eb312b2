import { z } from "zod";

/** Problems that are looked for in what a client sent: no answer names more. */
export const MAX_PROBLEMS = 3;

/**
 * A list as clients send it, of `most` items. One that is longer is refused before any item is looked at, and nothing is
 * looked at after the third problem: what is wrong with a list costs the same however long it is.
 */
export function list<T extends z.ZodType>(item: T, most: number): z.ZodArray<T> {
  const definition: ListDefinition = { type: "array", element: item, most };
  return new BoundedList(definition).max(most, { error: tooMany(most), abort: true }) as unknown as z.ZodArray<T>;
}

/** Item schema and limit of a list schema; null for other schemas and for lists with a rule on the whole list. */
export function asList(schema: z.ZodType): { item: z.ZodType; most: number } | null {
  if (!(schema instanceof BoundedList) || schema.def.checks!.length > 1) return null;
  const { element, most } = schema.def as ListDefinition;
  return { item: element as z.ZodType, most };
}

export function tooMany(most: number): string {
  return `expected at most ${most} items`;
}

interface ListDefinition extends z.core.$ZodArrayDef {
  most: number;
}

const BoundedList = z.core.$constructor<z.ZodArray, ListDefinition>("BoundedList", (inst, def) => {
  z.ZodArray.init(inst, def);
  inst._zod.parse = (payload, context) => {
    const value: unknown = payload.value;
    if (!Array.isArray(value)) {
      payload.issues.push({ expected: "array", code: "invalid_type", input: value, inst });
      return payload;
    }
    // The check of the length says so itself.
    if (value.length > def.most) return payload;
    const items: unknown[] = [];
    for (let i = 0; i < value.length && payload.issues.length < MAX_PROBLEMS; i++) {
      const item = def.element._zod.run({ value: value[i] as unknown, issues: [] }, context);
      if (item instanceof Promise) throw new z.core.$ZodAsyncError();
      for (const issue of item.issues) payload.issues.push({ ...issue, path: [i, ...(issue.path ?? [])] });
      items.push(item.value);
    }
    payload.value = items;
    return payload;
  };
});
