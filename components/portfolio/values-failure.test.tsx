// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/error";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ValuesFailure } from "./values-failure";

afterEach(cleanup);

const FAILED = "The key figures could not be fetched. Reload the page to try again.";
const errorOf = (status: number) => new ApiError({ status, typeOfError: "", message: "", saved: "no" });

function show(error: Error, columns: string) {
  installTestTransport(() =>
    Promise.resolve(responseOf([{ id: "NetSales", name: "Net sales", valueType: "Amount", description: "" }])),
  );
  const onColumns = vi.fn();
  render(
    <PageProviders>
      <ValuesFailure agencyId="demo" error={error} columns={columns} onColumns={onColumns} />
    </PageProviders>,
  );
  return onColumns;
}

it.each([
  ["Hours,NetSales", "None of your clients has the key figure Hours.", "NetSales"],
  ["Hours,Visits", "None of your clients has the key figures Hours, Visits.", ""],
])("names the columns of %s that no client has, and removes them", async (columns, message, kept) => {
  const onColumns = show(errorOf(400), columns);
  expect(await screen.findByText(message)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Remove the columns?$/ }));
  expect(onColumns).toHaveBeenCalledWith(kept);
});

it.each([
  ["the service is away", 503, "Hours"],
  ["the columns are not the reason", 400, "NetSales"],
])("says that the key figures could not be fetched when %s", async (_, status, columns) => {
  show(errorOf(status), columns);
  expect(await screen.findByText(FAILED)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says at once, without loading anything, that the key figures could not be fetched when the service is away", () => {
  show(errorOf(503), "Hours");
  expect(screen.getByText(FAILED)).toBeTruthy();
});
