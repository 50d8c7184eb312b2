// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ApiError } from "@/lib/api/error";
import { FailureNote } from "./failure-note";
import { PageProviders } from "./testing/page-providers";

afterEach(cleanup);

it.each([
  ["no", "Nothing was deleted.", "Nothing was saved."],
  ["unknown", "Something went wrong.", "The change may or may not have been saved."],
] as const)("after a write with outcome %j it is headed %j and says %j", (saved, heading, words) => {
  const error = new ApiError({ status: 500, typeOfError: "Unexpected", message: "No.", saved });
  render(
    <PageProviders>
      <FailureNote error={error} title="Nothing was deleted." />
    </PageProviders>,
  );
  const [first, second] = screen.getAllByRole("paragraph");
  expect(first!.textContent).toBe(heading);
  expect(second!.textContent).toContain(words);
});
