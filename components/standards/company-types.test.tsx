// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseWire } from "@/contract/wire";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CompanyTypes } from "./company-types";

const COMPANY = { businessIdentityCode: "556000-0001", name: "Åkeriet AB", companyTypeId: "t" };

/** Resolves the request for the list of companies. */
let sendCompanies: () => void;
let deleted: string[];
let created: unknown[];

beforeEach(() => {
  [deleted, created] = [[], []];
  const counted = new Promise<void>((resolve) => {
    sendCompanies = resolve;
  });
  installTestTransport(async ({ method, path, body }) => {
    if (method === "DELETE") deleted.push(path);
    if (method === "POST") created.push(parseWire(body as string));
    if (path.endsWith("/CompanyType")) return responseOf([{ Id: "t", Name: "Åkerier" }]);
    await counted;
    return responseOf([{ ...COMPANY, id: "a-demo-1" }]);
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

it("a type cannot be deleted before its companies have been counted, nor while one has it", async () => {
  render(
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <CompanyTypes agencyId="demo" />
    </PageProviders>,
  );
  const button = await screen.findByRole("button", { name: "Delete Åkerier" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Counting the companies")).toBeTruthy();
  fireEvent.click(button);
  sendCompanies();
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

it("a type is deleted once, also when the button is pressed twice", async () => {
  const types = [{ Id: "u", Name: "Caféer" }];
  let finish: () => void = () => undefined;
  installTestTransport(async ({ method, path }) => {
    if (method === "GET") return responseOf(path.endsWith("/CompanyType") ? types : []);
    deleted.push(path);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    types.length = 0;
    return responseOf(null);
  });
  render(
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <CompanyTypes agencyId="demo" />
    </PageProviders>,
  );
  const button = await screen.findByRole("button", { name: "Delete Caféer" });
  await waitFor(() => {
    expect(button.getAttribute("aria-disabled")).not.toBe("true");
  });
  fireEvent.click(button);
  await waitFor(() => {
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });
  fireEvent.click(button);
  finish();
  await waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toEqual(["The company type Caféer is deleted."]);
  });
  expect(deleted).toHaveLength(1);
});

it("each type that is being deleted waits for its own deletion", async () => {
  const types = ["Caféer", "Åkerier"].map((Name) => ({ Id: Name, Name }));
  installTestTransport(({ method, path }) =>
    method === "GET"
      ? Promise.resolve(responseOf(path.endsWith("/CompanyType") ? types : []))
      : new Promise(() => undefined),
  );
  render(
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <CompanyTypes agencyId="demo" />
    </PageProviders>,
  );
  const buttons = await screen.findAllByRole("button", { name: /^Delete/ });
  const busy = () => buttons.map((button) => button.getAttribute("aria-disabled") === "true");
  await waitFor(() => {
    expect(busy()).toEqual([false, false]);
  });
  for (const button of buttons) fireEvent.click(button);
  await waitFor(() => {
    expect(busy()).toEqual([true, true]);
  });
});

it("a name of spaces alone is refused, and spaces around a name are not saved", async () => {
  sendCompanies();
  render(
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <CompanyTypes agencyId="demo" />
    </PageProviders>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "New company type" }));
  const name = await screen.findByLabelText("Name");
  fireEvent.change(name, { target: { value: "  " } });
  fireEvent.click(screen.getByRole("button", { name: "Create" }));
  await waitFor(() => {
    expect(name.getAttribute("aria-invalid")).toBe("true");
  });
  fireEvent.change(name, { target: { value: " Caféer " } });
  fireEvent.click(screen.getByRole("button", { name: "Create" }));
  await waitFor(() => {
    expect(created).toEqual([{ Name: "Caféer" }]);
  });
});
