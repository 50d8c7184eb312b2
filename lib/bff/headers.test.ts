import { expect, it } from "vitest";
import { headersUp } from "./headers";

it("passes on what makes a request safe to repeat, and neither cookies nor another's authorization", () => {
  const headers = new Headers({
    "idempotency-key": "k",
    "if-match": '"t"',
    cookie: "session=x",
    authorization: "OAuth stolen",
    "x-forwarded-for": "192.0.2.1",
  });
  expect(
    headersUp((name) => headers.get(name), { accessToken: "mine", encodings: "identity", requestId: "r" }),
  ).toEqual({
    "accept-encoding": "identity",
    authorization: "OAuth mine",
    "idempotency-key": "k",
    "if-match": '"t"',
    "x-request-id": "r",
  });
});
