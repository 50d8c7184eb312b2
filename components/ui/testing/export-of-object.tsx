import { fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import type { ReactNode } from "react";
import { PageProviders } from "./page-providers";
import { companiesQueries } from "@/lib/companies/queries";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { objectsQuery } from "@/lib/statements/objects-query";
import { openPopover } from "./open-popover";

export const COMPANY = "a-demo-1";
const OBJECT = { id: "1_20", dimension: { number: 1, name: "Kst" }, code: "20", name: "Verkstaden" };

/** Shows an export on a page of the company where the object 1_20 is chosen, and chooses CSV. */
export function exportAsCsv(exported: ReactNode): void {
  const client = createQueryClient();
  client.setQueryData(objectsQuery(COMPANY, YEAR_2024.id).queryKey, [OBJECT]);
  client.setQueryData(companiesQueries.one(COMPANY).queryKey, {
    id: COMPANY,
    name: "Bageriet",
    businessIdentityCode: "556000-0001",
  });
  render(
    <PageProviders client={client} user={{ userName: "chief", name: "Chief", type: "AgencyDirector" }}>
      <NuqsTestingAdapter searchParams="?dimension=1_20">{exported}</NuqsTestingAdapter>
    </PageProviders>,
  );
  openPopover(screen.getByRole("menu", { name: MESSAGES.en.ui.export.label, hidden: true }));
  fireEvent.click(screen.getByRole("menuitem", { name: "CSV (.csv)", hidden: true }));
}
