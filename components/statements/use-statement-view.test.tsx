// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { writeColumns } from "@/lib/statements/stored-columns";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { KeptColumnsProvider } from "./kept-columns";
import { useStatementView } from "./use-statement-view";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The columns that a user sees at an address, who has left out the year before on an earlier visit. */
function columnsAt(address: string) {
  writeColumns("chief", { by: "quarters", without: ["before"], budget: true, share: false });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams={address}>
        <KeptColumnsProvider>{children}</KeptColumnsProvider>
      </NuqsTestingAdapter>
    </PageProviders>
  );
  const { by, without, budget, share } = renderHook(useStatementView, { wrapper }).result.current;
  return { by, without, budget, share };
}

it.each([
  ["", { by: "quarters", without: ["before"], budget: true }],
  // The sender has chosen months, and no columns to leave out.
  ["?by=months&budget=false&share=false", { by: "months", without: null, budget: false }],
  ["?by=months&without=budget&budget=false&share=false", { by: "months", without: ["budget"], budget: false }],
  ["?by=months&without=&budget=false&share=false", { by: "months", without: [], budget: false }],
])(
  "shows at %j what the sender of the link saw, without a choice of columns in it the user's own",
  (address, columns) => {
    expect(columnsAt(address)).toEqual({ share: false, ...columns });
  },
);
