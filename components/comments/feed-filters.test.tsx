// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FeedFilters } from "./feed-filters";

afterEach(cleanup);

/** Shows the filters of an agency's comments, set to a client or a key figure, with no comments on the page. */
function show(filter: { company?: string; figure?: string }) {
  const params = {
    show: null,
    mine: false,
    figure: null,
    company: null,
    author: null,
    range: null,
    from: null,
    to: null,
  };
  render(
    <PageProviders>
      <FeedFilters agencyId="demo" params={{ ...params, ...filter }} comments={[]} onChange={() => undefined} />
    </PageProviders>,
  );
}

it("the filter has the name of a client without any comment", async () => {
  const client = { id: "a-demo-1", name: "Kista Bygg AB", businessIdentityCode: "559900-0002" };
  installTestTransport(() => Promise.resolve(responseOf([client])));
  show({ company: client.id });
  expect(await screen.findByText("Client: Kista Bygg AB")).toBeTruthy();
});

it("the filter has the name of a company's own key figure", async () => {
  const own = { id: "OwnShare", name: "Our share", valueType: "Percent", description: "", decimals: 1 };
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.includes("/Agency/demo/KeyFigure") ? [own] : [])));
  show({ figure: own.id });
  expect(await screen.findByText("Key figure: Our share")).toBeTruthy();
});
