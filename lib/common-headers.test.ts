import { expect, test } from "vitest";
import { COMMON_HEADERS } from "./common-headers.mjs";

const policy = COMMON_HEADERS.find(({ key }) => key === "Permissions-Policy")!.value;

test("pages may use the browser's full screen, which meetings offer, and the clipboard", () => {
  expect(policy).not.toMatch(/fullscreen|clipboard/);
  expect(policy).toContain("camera=()");
});
