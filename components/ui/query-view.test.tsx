// @vitest-environment happy-dom
import type { UseQueryResult } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { QueryView } from "./query-view";
import { PageProviders } from "./testing/page-providers";

afterEach(cleanup);

it.each([
  ["Skeleton", [], "the filter before", true],
  ["Names: one", ["one"], "the filter before", true],
  ["Names: ", [], "this filter", false],
])("shows %j for the list %j of %s", (text, names, _, isPlaceholderData) => {
  const query = { data: names, isPlaceholderData, error: null } as unknown as UseQueryResult<string[]>;
  render(
    <PageProviders>
      <QueryView query={query} skeleton={<p>Skeleton</p>} isEmpty={names.length === 0}>
        {(value) => <p>Names: {value.join()}</p>}
      </QueryView>
    </PageProviders>,
  );
  expect(screen.getAllByRole("paragraph")[0]!.textContent).toBe(text);
});
