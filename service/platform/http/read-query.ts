import * as z from "zod";
import { HttpError } from "../http-error";
import { jsonPath } from "../parse-body";

/**
 * Reads the known names of a query string. Unknown names are ignored; a name given twice, and an empty value unless
 * its schema allows one, are errors.
 */
export function readQuery<S extends z.ZodRawShape>(params: URLSearchParams, shape: S): z.output<z.ZodObject<S>> {
  const given: Record<string, string> = {};
  for (const key of Object.keys(shape)) {
    const values = params.getAll(key);
    if (values.length > 1)
      throw new HttpError("invalid", `The query is not valid: ${key} is given ${values.length} times.`);
    if (values.length === 1) given[key] = values[0]!;
  }
  const parsed = z.object(shape).safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new HttpError("invalid", `The query is not valid: ${jsonPath(issue.path).slice(2)}: ${issue.message}.`);
}
