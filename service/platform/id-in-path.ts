import * as z from "zod";
import { HttpError, quote } from "./http-error";

/**
 * Returns the id of the item that a PUT changes, composed (NFC) as ids are stored: from the path, or else from `member`
 * of the body; when both are sent they must agree.
 * @throws HttpError invalid when they differ, or neither is sent
 */
export function itemIdOf(path: string | undefined, body: string | null | undefined, member = "id"): string {
  const [idInPath, idInBody] = [path?.normalize("NFC"), body?.normalize("NFC")];
  const id = idInPath ?? idInBody;
  if (id === undefined) throw new HttpError("invalid", `The body is not valid: $.${member}: is required.`);
  if (idInPath !== undefined && idInBody !== undefined && idInBody !== idInPath) {
    throw new HttpError("invalid", `The body is not valid: $.${member}: expected ${quote(idInPath)} as in the path.`);
  }
  return id;
}

/**
 * Extends the schema of a POST to `…/{id}`: a missing id in the body is taken from the path, and an id in the body
 * must be equal to the id in the path after normalisation.
 */
export function withIdInPath<T>(schema: z.ZodType<T>, member: string, id: string | undefined): z.ZodType<T> {
  const idInPath = id?.normalize("NFC");
  if (idInPath === undefined) return schema;
  const complete = (value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return { ...value, [member]: (value as Record<string, unknown>)[member] ?? idInPath };
  };
  return z.preprocess(complete, schema).superRefine((value, context) => {
    if ((value as Record<string, unknown>)[member] === idInPath) return;
    context.addIssue({ code: "custom", path: [member], message: `expected ${quote(idInPath)} as in the path` });
  });
}
