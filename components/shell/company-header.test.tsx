// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, it, vi } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CompanyHeader } from "./company-header";

vi.mock("next/navigation", () => ({
  usePathname: () => "/companies/a-demo-1/figures",
  useParams: () => ({ companyId: "a-demo-1" }),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => undefined }),
}));

afterEach(cleanup);

it("names the day in Sweden on which the books were imported", async () => {
  const year = { ...YEAR_2024, activePeriodLastUpdate: "2025-01-14T23:30:00" };
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.includes("/FiscalYear") ? [year] : [])));
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <CompanyHeader companyId="a-demo-1" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  await screen.findByText(/15 Jan 2025/);
});
