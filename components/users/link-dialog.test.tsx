// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PASSWORD_NEEDED, PASSWORD_WRONG } from "@/contract/users/password-proof";
import type { PasswordLink } from "@/contract/users/user-access";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { toastStore } from "@/lib/toasts";
import { LinkDialog } from "./link-dialog";

/** The message of the rule by which the service refuses the link. */
let message: string;

beforeEach(() => {
  installTestTransport(({ method, path }) => {
    if (method !== "POST") return Promise.resolve(responseOf(path.endsWith("/MailSetup") ? { isSetUp: false } : []));
    return Promise.resolve(responseOf({ typeOfError: "RuleViolation", message, identifier: "x" }, 412));
  });
  show(null);
});
afterEach(cleanup);

function show(made: PasswordLink | null) {
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <LinkDialog
        user={{ userName: "anna", name: "Anna", type: "CompanyUser", companies: [] }}
        made={made}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
}

const make = () => {
  fireEvent.click(screen.getByRole("button", { name: "Make a link" }));
};
const password = () => screen.queryByLabelText(/^Your password/);

it("says which rule forbids a link, and asks for no password", async () => {
  message = 'User "anna" is barred, and no link is good for them.';
  make();
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(password()).toBeNull();
});

it("asks for the password once the service demands it, and calls it wrong only when the service does", async () => {
  expect(password()).toBeNull();
  message = PASSWORD_NEEDED;
  make();
  await screen.findByLabelText(/^Your password/);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.change(password()!, { target: { value: "secret" } });
  message = PASSWORD_WRONG;
  make();
  await screen.findByText("That is not your password.");
  message = "The agency has sent the maximum number of mails today.";
  make();
  expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
  expect(screen.queryByText("That is not your password.")).toBeNull();
});

it("selects a link that the browser does not allow to copy, and says that it is not copied", async () => {
  cleanup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("No.", "NotAllowedError"));
  show({ link: "https://example.test/a", expires: "2026-12-01T00:00:00" });
  fireEvent.click(screen.getByRole("button", { name: "Copy the link" }));
  const field = screen.getByLabelText<HTMLInputElement>("Link");
  await waitFor(() => {
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });
  expect(screen.queryByText("Copied")).toBeNull();
  expect(toastStore.get().map((toast) => toast.message)).toEqual([MESSAGES.en.ui.notCopied]);
});
