import { isDeepStrictEqual } from "node:util";
import { canonical } from "./canonical";
import type { ModelAnswer } from "./request";
import { isObject } from "./shapes";

/** The service's response; `body` is the text parsed by the wire codec. */
export interface ServiceAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The comparable part of a response: texts of messages and identifiers of errors are left out. */
export function shown(response: ServiceAnswer, method: string): string {
  const { status, headers, text, body } = response;
  // The HTTP server drops the body of a response to HEAD.
  if (method === "HEAD") return String(status);
  if (status === 304) return text === "" ? "304" : "304 with a body";
  if (status === 200) return `200 ${canonical(withoutImportDetails(body))}`;
  return `${status} ${errorOf(body)}${status === 405 ? ` ${(headers.get("allow") ?? "").split(", ").sort().join()}` : ""}`;
}

/** The text that `shown` returns if the service answers as the model does. */
export function expected({ status, typeOfError = "", allow, body }: ModelAnswer, method: string): string {
  if (status === 304 || method === "HEAD") return String(status);
  if (status === 200) return `200 ${canonical(body)}`;
  return `${status} ${typeOfError}${allow ? ` ${allow.sort().join()}` : ""}`;
}

/** The type of an error object, or what is wrong with it. */
function errorOf(body: unknown): string {
  if (!isObject(body)) return "without an error object";
  const { typeOfError, message, identifier, ...rest } = body;
  if (!isDeepStrictEqual(rest, {})) return `with unknown members ${Object.keys(rest).join()}`;
  if (typeof message !== "string" || message === "") return "without a message";
  if (typeof identifier !== "string" || !GUID.test(identifier)) return "without an identifier";
  return String(typeOfError);
}

/** Reduces an import's result, known by its list `warnings`, to the members of ImportOutcome; keeps other bodies. */
function withoutImportDetails(body: unknown): unknown {
  if (!isObject(body) || !Array.isArray(body.warnings)) return body;
  const summary = isObject(body.summary) ? body.summary : {};
  const company = isObject(summary.company) ? { company: summary.company.id } : {};
  return { success: body.success, outcome: summary.outcome, ...company };
}
