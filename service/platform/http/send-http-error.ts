import { randomUUID } from "node:crypto";
import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ERROR_KINDS, type ApiErrorBody } from "@/contract/api-error";
import { writeWire } from "@/contract/wire";
import { DEFAULT_HEADERS } from "./response-headers";
import type { HttpError } from "../http-error";
import { dropBody } from "./message";
import { factsOf } from "./request-facts";

const JSON_TYPE = "application/json; charset=utf-8";

/** Sends an error object in response to a request that has not reached the routes. */
export function sendHttpError(response: ServerResponse, error: HttpError): void {
  const identifier = randomUUID();
  Object.assign(factsOf(response.req), { identifier, errorKind: error.kind });
  const body = errorBody(ERROR_KINDS[error.kind].typeOfError, error.message, identifier);
  response.writeHead(error.status, {
    "content-type": JSON_TYPE,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    ...error.headers,
  });
  response.end(body);
  dropBody(response.req);
}

/** Sends an error object to a client whose request is malformed, too long or too slow, and closes the connection. */
export function rejectConnection(socket: Duplex, status: number, message: string): void {
  const body = errorBody("BadRequest", message, randomUUID());
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    ...Object.entries(DEFAULT_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

function errorBody(typeOfError: string, message: string, identifier: string): string {
  return writeWire({ typeOfError, message, identifier } satisfies ApiErrorBody);
}
