// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CompanyTypes } from "./company-types";

const COMPANY = { businessIdentityCode: "556000-0001", name: "Åkeriet AB", companyTypeId: "t" };

/** Resolves the request for the list of companies. */
let count: () => void;
let deleted: string[];

beforeEach(() => {
  deleted = [];
  const counted = new Promise<void>((resolve) => {
    count = resolve;
  });
  installTransport(async ({ method, path }) => {
    if (method === "DELETE") deleted.push(path);
    if (path.endsWith("/CompanyType")) return responseOf([{ Id: "t", Name: "Åkerier" }]);
    await counted;
    return responseOf([{ ...COMPANY, id: "a-demo-1" }]);
  });
});
afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

it("a type cannot be deleted before its companies have been counted", async () => {
  render(
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <CompanyTypes agencyId="demo" />
    </PageProviders>,
  );
  const button = await screen.findByRole("button", { name: "Delete Åkerier" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Counting the companies")).toBeTruthy();
  fireEvent.click(button);
  count();
  await waitFor(() => {
    expect(button.getAttribute("aria-disabled")).not.toBe("true");
  });
  fireEvent.click(button);
  await waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toEqual([
      "1 company has the type Åkerier. Change their type first.",
    ]);
  });
  expect(deleted).toEqual([]);
});
