// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { guardWindow } from "./guard-window";

it("asks before the window is closed while one of the senders sends", () => {
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const sending = { first: false, second: false };
  guardWindow({ isSending: () => sending.first });
  guardWindow({ isSending: () => sending.second });
  expect(asks()).toBe(false);
  sending.second = true;
  expect(asks()).toBe(true);
});
