import * as z from "zod";
import { HttpError } from "../http-error";
import { jsonPath } from "../parse-body";

/**
 * Reads the known names of a query string. Unknown names are ignored; a repeated name, and an empty value unless
 * its schema allows one, are errors.
 */
export function readQuery<S extends z.ZodRawShape>(params: URLSearchParams, shape: S): z.output<z.ZodObject<S>> {
  const values: Record<string, string> = {};
  for (const key of Object.keys(shape)) {
    const sent = params.getAll(key);
    if (sent.length > 1) {
      throw new HttpError("invalid", `The query is not valid: ${key} is given ${sent.length} times.`);
    }
    if (sent.length === 1) values[key] = sent[0]!;
  }
  const parsed = z.object(shape).safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const name = jsonPath(issue.path).replace("$.", "");
  throw new HttpError("invalid", `The query is not valid: ${name}: ${issue.message}.`);
}
