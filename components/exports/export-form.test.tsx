// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PASSWORD_NEEDED } from "@/contract/users/password-proof";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { ExportForm } from "./export-form";

afterEach(cleanup);

it("shows the service's message when the data are too large for a file, not that of a wrong password", async () => {
  const tooLarge = 'The data of company "c" is more than fits in one ZIP file.';
  installTestTransport(({ body }) => {
    const message = body === "{}" ? PASSWORD_NEEDED : tooLarge;
    return Promise.resolve(responseOf({ typeOfError: "RuleViolation", message, identifier: "x" }, 412));
  });
  render(
    <PageProviders>
      <ExportForm namespace="companies.export" path="/Api/v2/Company/c/Export" />
    </PageProviders>,
  );
  const start = () => {
    fireEvent.click(screen.getByRole("button", { name: "Get the file" }));
  };
  start();
  fireEvent.change(await screen.findByLabelText(/^Your password/), { target: { value: "secret" } });
  start();
  expect((await screen.findByRole("alert")).textContent).toContain(tooLarge);
  expect(screen.queryByText("That is not your password.")).toBeNull();
});
