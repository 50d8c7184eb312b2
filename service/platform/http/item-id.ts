import { HttpError } from "../http-error";

/**
 * The id of the item that a PUT means: from the path, else from the body, where `member` holds it; where both are given
 * they must agree.
 */
export function itemIdOf(idInPath: string | undefined, idInBody: string | null | undefined, member = "id"): string {
  const id = idInPath ?? idInBody;
  if (id === null || id === undefined)
    throw new HttpError("invalid", `The body is not valid: $.${member}: is required.`);
  if (idInPath !== undefined && idInBody !== null && idInBody !== undefined && idInBody !== idInPath) {
    throw new HttpError("invalid", `The body is not valid: $.${member}: expected "${idInPath}" as in the path.`);
  }
  return id;
}
