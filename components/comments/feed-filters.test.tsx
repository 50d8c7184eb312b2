// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { FeedFilters } from "./feed-filters";

afterEach(cleanup);

it("the filter has the name of a client without any comment", async () => {
  const client = { id: "a-demo-1", name: "Kista Bygg AB", businessIdentityCode: "559900-0002" };
  installTransport(() => Promise.resolve(responseOf([client])));
  const params = { show: null, mine: false, figure: null, company: client.id, author: null };
  render(
    <PageProviders>
      <FeedFilters
        agencyId="demo"
        params={{ ...params, range: null, from: null, to: null }}
        comments={[]}
        onChange={() => undefined}
      />
    </PageProviders>,
  );
  expect(await screen.findByText("Client: Kista Bygg AB")).toBeTruthy();
});

it("the filter has the name of a company's own key figure", async () => {
  const own = { id: "OwnShare", name: "Our share", valueType: "Percent", description: "", decimals: 1 };
  installTransport(({ path }) => Promise.resolve(responseOf(path.includes("/Agency/demo/KeyFigure") ? [own] : [])));
  const params = { show: null, mine: false, figure: own.id, company: null, author: null };
  render(
    <PageProviders>
      <FeedFilters
        agencyId="demo"
        params={{ ...params, range: null, from: null, to: null }}
        comments={[]}
        onChange={() => undefined}
      />
    </PageProviders>,
  );
  expect(await screen.findByText("Key figure: Our share")).toBeTruthy();
});
