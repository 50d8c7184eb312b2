import { z } from "zod";

/**
 * The form of a POST to `…/{id}`: the id in the path stands for one that is missing in the body, and one that is there
 * must agree with it.
 */
export function withIdInPath<T>(schema: z.ZodType<T>, member: string, idInPath: string | undefined): z.ZodType<T> {
  if (idInPath === undefined) return schema;
  return z.preprocess((value, context) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const given: unknown = (value as Record<string, unknown>)[member] ?? idInPath;
    if (given !== idInPath) {
      context.addIssue({ code: "custom", path: [member], message: `expected "${idInPath}" as in the path` });
    }
    return { ...value, [member]: given };
  }, schema);
}
