// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { StandardTargets } from "./standard-targets";

afterEach(cleanup);

it("says in the form of a new target that key figures to choose from could not be fetched", async () => {
  const fault = { typeOfError: "Forbidden", message: "No.", identifier: "x" };
  installTestTransport(({ path }) =>
    Promise.resolve(path.includes("KeyFigureTarget") ? responseOf([]) : responseOf(fault, 403)),
  );
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <StandardTargets agencyId="demo" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  fireEvent.click(await screen.findByRole("button", { name: MESSAGES.en.standards.targets.new }));
  expect((await screen.findByRole("alert")).textContent).toContain(MESSAGES.en.errors.forbidden.title);
});
