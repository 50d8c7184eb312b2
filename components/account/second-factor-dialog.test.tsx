// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CODE_WRONG, PASSWORD_WRONG } from "@/contract/users/password-proof";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { TurnOffDialog } from "./second-factor-dialog";

const CODE = "Code of the app, or a recovery code";
const DEMANDED = "Your agency demands a second factor.";

afterEach(cleanup);

it.each([
  ["a wrong code at its field", CODE_WRONG, [CODE]],
  ["a wrong password at its field", PASSWORD_WRONG, ["Password"]],
  ["any other broken rule as what it is", DEMANDED, []],
])("shows %s", async (_, message, refused) => {
  installTestTransport(() =>
    Promise.resolve(responseOf({ typeOfError: "RuleViolation", message, identifier: "x" }, 412)),
  );
  render(
    <PageProviders>
      <TurnOffDialog onClose={() => undefined} />
    </PageProviders>,
  );
  const fields = ["Password", CODE].map((label) => screen.getByLabelText(label));
  for (const field of fields) fireEvent.change(field, { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Turn off the second factor" }));
  await screen.findByText(/ is wrong|was not changed/);
  const isRefused = (field: HTMLElement) => field.getAttribute("aria-invalid") === "true";
  expect(fields.filter(isRefused)).toEqual(refused.map((label) => screen.getByLabelText(label)));
  expect(screen.queryByRole("alert")?.textContent.includes(DEMANDED) ?? false).toBe(message === DEMANDED);
});
