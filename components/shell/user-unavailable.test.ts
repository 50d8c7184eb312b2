import { expect, it } from "vitest";
import { ApiError } from "@/lib/api/error";
import { ServiceUnavailable } from "./service-unavailable";
import { UserUnavailable } from "./user-unavailable";
import { ViewingEnded } from "./viewing-ended";

it.each([
  ["a refusal while viewing as another user", 403, true, ViewingEnded],
  ["a viewed user who is gone", 404, true, ViewingEnded],
  ["no answer while viewing", 0, true, ServiceUnavailable],
  ["too many requests while viewing", 429, true, ServiceUnavailable],
  ["an error of the service while viewing", 503, true, ServiceUnavailable],
  ["no answer", 0, false, ServiceUnavailable],
])("after %s the page says why it cannot be shown", (_, status, isViewed, expected) => {
  const failure = new ApiError({ status, typeOfError: "Any", message: "", saved: "no", isRead: true });
  expect(UserUnavailable({ failure, isViewed }).type).toBe(expected);
});
