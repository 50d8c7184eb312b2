// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterAll, afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { StandardTargets } from "./standard-targets";

afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

it("says in the form of a new target that key figures to choose from could not be fetched", async () => {
  const fault = { typeOfError: "Forbidden", message: "No.", identifier: "x" };
  installTransport(({ path }) =>
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
