import * as z from "zod";

/** Maximum number of problems reported for a request's body. */
export const MAX_PROBLEMS = 3;

/**
 * The schema of a list from a client, with a maximum number of items. A longer one is rejected before its items are
 * parsed, and parsing stops at the third problem, so that a list of invalid items costs little at any length.
 */
export function list<T extends z.ZodType>(item: T, maxItems: number): z.ZodArray<T> {
  const definition: ListDefinition = { type: "array", element: item, maxItems };
  return new BoundedList(definition).max(maxItems, {
    error: tooMany(maxItems),
    abort: true,
  }) as unknown as z.ZodArray<T>;
}

/** A {@link list} that has no item twice; `itemName` completes the error message "expected each … once". */
export function distinctList<T extends z.ZodType<string>>(item: T, maxItems: number, itemName: string) {
  return list(item, maxItems).refine((items) => new Set(items).size === items.length, {
    message: `expected each ${itemName} once`,
  });
}

/** Item schema and limit of a list schema; null for other schemas and for lists with a check of the whole list. */
export function asList(schema: z.ZodType): { item: z.ZodType; maxItems: number } | null {
  if (!(schema instanceof BoundedList) || schema.def.checks!.length > 1) return null;
  const { element, maxItems } = schema.def as ListDefinition;
  return { item: element as z.ZodType, maxItems };
}

export function tooMany(maxItems: number): string {
  return `expected at most ${maxItems} items`;
}

interface ListDefinition extends z.core.$ZodArrayDef {
  maxItems: number;
}

const BoundedList = z.core.$constructor<z.ZodArray, ListDefinition>("BoundedList", (inst, def) => {
  z.ZodArray.init(inst, def);
  inst._zod.parse = (payload, context) => {
    const value: unknown = payload.value;
    if (!Array.isArray(value)) {
      payload.issues.push({ expected: "array", code: "invalid_type", input: value, inst });
      return payload;
    }
    // The check of the length reports this.
    if (value.length > def.maxItems) return payload;
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
