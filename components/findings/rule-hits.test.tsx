// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import * as z from "zod";
import type { WrittenRule } from "@/contract/findings/finding-rule";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { TypedRule } from "@/lib/findings/rule-form";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { RuleHits } from "./rule-hits";

afterEach(cleanup);

const schema: z.ZodType<WrittenRule, TypedRule> = z
  .custom<TypedRule>()
  .transform(({ days }): WrittenRule => ({ kind: "booksLate", isOn: true, days: Number(days) }));

function hitsOf(days: string) {
  const typed: TypedRule = {
    kind: "booksLate",
    name: "",
    formula: "",
    keyFigureType: "",
    resolution: "month",
    direction: "fall",
    limit: "",
    unit: "percent",
    side: "under",
    days,
  };
  return (
    <PageProviders user={{ userName: "d", name: "D", type: "AgencyDirector", agencyId: "demo" }}>
      <RuleHits place={{ agencyId: "demo", companyTypeId: null }} typed={typed} schema={schema} />
    </PageProviders>
  );
}

it("does not show that the previous rule found no client while clients of the changed rule are counted", async () => {
  const answers = [Promise.resolve(responseOf({ companies: 0, of: 5 }))];
  // The second request, for the changed rule, is never answered.
  installTestTransport(() => answers.shift() ?? new Promise(() => undefined));
  const { rerender } = render(hitsOf("90"));
  expect(await screen.findByText("Finds no client today, of 5.")).toBeTruthy();
  rerender(hitsOf("30"));
  expect(await screen.findByText("Counting clients")).toBeTruthy();
});
