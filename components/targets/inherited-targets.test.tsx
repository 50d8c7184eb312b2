// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import type { StandardTarget } from "@/contract/targets/standard-target";
import { createQueryClient } from "@/lib/query-client";
import { standardTargetsQueries } from "@/lib/targets/standard-targets";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { InheritedTargets } from "./inherited-targets";

const period = periodOfDays("2026-01-01", "2026-12-31");
const TARGET: StandardTarget = { id: "t", keyFigureType: "EquityRatio", period, value: 30, origin: "agency" };

afterEach(cleanup);

it.each([
  ["are listed for those who may add them back", true],
  ["leave no empty list to those who may not", false],
])("inherited targets that the company has deleted %s", (_, mayWrite) => {
  const client = createQueryClient();
  client.setQueryData(standardTargetsQueries.inherited("a-demo-1").queryKey, [TARGET]);
  render(
    <PageProviders client={client} user={{ userName: "chief", name: "Chief", type: "AgencyDirector" }}>
      <InheritedTargets companyId="a-demo-1" catalogue={[]} targets={[]} currency="SEK" mayWrite={mayWrite} />
    </PageProviders>,
  );
  expect(screen.queryAllByRole("button", { name: /^Add EquityRatio/ })).toHaveLength(mayWrite ? 1 : 0);
  // The list of targets, which is empty here, and the list of deleted ones.
  expect(screen.queryAllByRole("list")).toHaveLength(mayWrite ? 2 : 0);
});
