// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { KindSection } from "./kind-section";

afterEach(cleanup);

function Section({ standards, hasInherited }: { standards: string[]; hasInherited: boolean }) {
  const query = useQuery({ queryKey: ["standards"], queryFn: () => Promise.resolve(standards) });
  return (
    <KindSection
      id="section"
      t={(key) => key}
      icon="comment"
      query={query}
      hasInherited={hasInherited}
      preload={() => undefined}
      dialog={() => null}
    >
      {() => <p>list</p>}
    </KindSection>
  );
}

it.each([
  ["nothing", [], false, "empty"],
  ["only inherited ones that were deleted", [], true, "list"],
  ["standards", ["a"], false, "list"],
])("a section with %s has one button that creates a standard", async (_, standards, hasInherited, shown) => {
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <Section standards={standards} hasInherited={hasInherited} />
    </PageProviders>,
  );
  await screen.findByText(shown);
  expect(screen.getAllByRole("button", { name: "new" })).toHaveLength(1);
});

it("a user who may not add deleted standards back is shown the empty state", async () => {
  render(
    <PageProviders user={{ userName: "ulla", name: "Ulla", type: "AgencyConsultant", agencyId: "demo" }}>
      <Section standards={[]} hasInherited />
    </PageProviders>,
  );
  await screen.findByText("empty");
  expect(screen.queryByText("list")).toBeNull();
});
