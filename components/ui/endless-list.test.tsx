// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageProviders } from "./testing/page-providers";
import { EndlessList } from "./endless-list";

const fetchNextPage = vi.fn();
let reachEnd: () => void;
beforeEach(() => {
  fetchNextPage.mockClear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => {
          report([{ isIntersecting: true }]);
        };
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function list(isFetching: boolean) {
  const query = {
    hasNextPage: true,
    isFetching,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    isPlaceholderData: false,
    error: null,
    fetchNextPage,
  };
  return (
    <PageProviders>
      <EndlessList label="Rows" query={query} texts={{ more: "More", end: "End", moreFailed: "Failed" }}>
        {[<li key="1">Row</li>]}
      </EndlessList>
    </PageProviders>
  );
}

it("the end of a list fetches the next rows when it comes near, and so does the button there", () => {
  render(list(false));
  reachEnd();
  fireEvent.click(screen.getByText("More"));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
});

it("rows that are being fetched again are awaited before the next ones are fetched", () => {
  const { rerender } = render(list(true));
  reachEnd();
  expect(screen.getByText("More").getAttribute("aria-busy")).toBeNull();
  expect(fetchNextPage).not.toHaveBeenCalled();
  rerender(list(false));
  reachEnd();
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it("a press while rows are being fetched again fetches the next ones afterwards, once", () => {
  const { rerender } = render(list(true));
  fireEvent.click(screen.getByText("More"));
  fireEvent.click(screen.getByText("More"));
  expect(fetchNextPage).not.toHaveBeenCalled();
  rerender(list(false));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  rerender(list(true));
  rerender(list(false));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
