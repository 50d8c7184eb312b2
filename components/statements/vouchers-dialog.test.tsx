// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { VouchersDialog } from "./vouchers-dialog";

afterEach(cleanup);

it("keeps the same button to try again while the request is repeated", async () => {
  const fault = { typeOfError: "BadRequest", message: "No.", identifier: "x" };
  let requests = 0;
  installTestTransport(() =>
    requests++ === 0 ? Promise.resolve(responseOf(fault, 400)) : new Promise(() => undefined),
  );
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector" }}>
      <NuqsTestingAdapter>
        <VouchersDialog
          companyId="a-demo-1"
          fiscalYear={YEAR_2024}
          account="5010"
          dimensionId={null}
          from={null}
          to={null}
          onClose={() => undefined}
        />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const retry = await screen.findByRole("button", { name: MESSAGES.en.errors.retry });
  fireEvent.click(retry);
  await waitFor(() => {
    expect(requests).toBe(2);
  });
  expect(retry.isConnected).toBe(true);
});
