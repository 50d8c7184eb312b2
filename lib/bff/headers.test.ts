import { expect, it } from "vitest";
import { toUpstreamHeaders } from "./headers";

it("passes on what makes a request safe to repeat, and neither cookies nor another's authorization", () => {
  const headers = new Headers({
    "idempotency-key": "k",
    "if-match": '"t"',
    cookie: "session=x",
    authorization: "OAuth stolen",
    "x-forwarded-for": "192.0.2.1",
    "user-agent": "Firefox",
  });
  const own = { accessToken: "mine", acceptEncoding: "identity", requestId: "r", address: "198.51.100.7" };
  expect(toUpstreamHeaders((name) => headers.get(name), own)).toEqual({
    "accept-encoding": "identity",
    authorization: "OAuth mine",
    "idempotency-key": "k",
    "if-match": '"t"',
    "user-agent": "Firefox",
    "x-forwarded-for": "198.51.100.7",
    "x-request-id": "r",
  });
  expect(toUpstreamHeaders((name) => headers.get(name), { ...own, address: undefined })).not.toHaveProperty(
    "x-forwarded-for",
  );
});
