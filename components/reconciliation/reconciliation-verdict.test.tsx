// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ReconciliationVerdict } from "./reconciliation-verdict";

afterEach(cleanup);

it("keeps the button Try again while the reconciliation is fetched again", async () => {
  installTestTransport(() =>
    Promise.resolve(responseOf({ typeOfError: "NotFound", message: "No.", identifier: "the-identifier" }, 404)),
  );
  render(
    <PageProviders>
      <ReconciliationVerdict companyId="company" fiscalYearId="year" action={null} />
    </PageProviders>,
  );
  const button = await screen.findByRole("button", { name: "Try again" });
  const fetched = new Promise<void>((resolve) => {
    installTestTransport(() => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  fireEvent.click(button);
  await act(async () => {
    await fetched;
    // Lets React render that the request is under way.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(button.isConnected).toBe(true);
});
