import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { HttpError } from "../http-error";
import { factsOf } from "./request-facts";
import { sendHttpError } from "./send-http-error";

test("an error is recorded in the facts for the log and the metrics", () => {
  const request = new IncomingMessage(new Socket());
  sendHttpError(new ServerResponse(request), new HttpError("unavailable", "The service is starting."));
  expect(factsOf(request)).toMatchObject({ errorKind: "unavailable", identifier: expect.any(String) });
});
