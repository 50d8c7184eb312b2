// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PlacesView } from "./places-view";

afterEach(cleanup);

it("the page has its heading while it loads, and when it could not be loaded", async () => {
  const error = { typeOfError: "NotFound", message: "No.", identifier: "x" };
  installTransport(() => Promise.resolve(responseOf(error, 404)));
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <PlacesView agencyId="demo" />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
  expect(heading()).toBe("Who sees what");
  await screen.findByRole("alert");
  expect(heading()).toBe("Who sees what");
});
