// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { FiscalYearsView } from "./fiscal-years-view";

vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/", useParams: () => ({}) }));

afterEach(cleanup);

it("says once that the charts of accounts to choose from could not be fetched", async () => {
  installTestTransport(({ path }) =>
    Promise.resolve(
      path.endsWith("/FiscalYear")
        ? responseOf([YEAR_2024])
        : responseOf({ typeOfError: "Unexpected", message: "No.", identifier: "id" }, 500),
    ),
  );
  render(
    <NuqsTestingAdapter>
      <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
        <FiscalYearsView companyId="a-demo-1" />
      </PageProviders>
    </NuqsTestingAdapter>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("The charts of accounts to choose from");
  expect(screen.getByRole("combobox", { name: /^Chart of accounts/ })).toBeDefined();
});
