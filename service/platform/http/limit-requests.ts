import { HttpError } from "../http-error";
import { pathOf } from "./message";
import { factsOf } from "./request-facts";
import { sendHttpError } from "./send-http-error";
import type { RequestHandler } from "./server";

export const HEALTH_PATH = /^\/(healthz|readyz)$/;

interface Guard {
  handler: RequestHandler;
  /** Refuses all new requests from now on; running requests finish. */
  close(): void;
}

/**
 * Responds 503 to requests beyond `maxInFlight` concurrent ones, and to all new requests once closed. Health checks are
 * exempt from the maximum. A request of HTTP/1.1 without a Host gets 400.
 */
export function limitRequests(inner: RequestHandler, maxInFlight: number): Guard {
  let inFlight = 0;
  let closed = false;
  return {
    close: () => {
      closed = true;
    },
    handler: (request, response) => {
      response.setHeader("x-request-id", factsOf(request).requestId);
      if (closed) {
        const headers = { "retry-after": "5", connection: "close" };
        sendHttpError(response, new HttpError("unavailable", "The service is stopping.", headers));
        return;
      }
      if (request.headers.host === undefined && request.httpVersion === "1.1") {
        sendHttpError(response, new HttpError("invalid", "The request has no Host header.", { connection: "close" }));
        return;
      }
      if (inFlight >= maxInFlight && !HEALTH_PATH.test(pathOf(request.url))) {
        const message = "The service is answering as many requests as it can.";
        sendHttpError(response, new HttpError("busy", message, { "retry-after": "1" }));
        return;
      }
      inFlight++;
      response.on("close", () => {
        inFlight--;
      });
      inner(request, response);
    },
  };
}
