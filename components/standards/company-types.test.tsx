// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseWire } from "@/contract/wire";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { flushHeldDeletions } from "@/lib/held-deletions";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
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

it("a deleted type is sent when the notice closes, and undo keeps it with its standards", async () => {
  const types = [{ Id: "u", Name: "Caféer" }];
  installTestTransport(({ method, path }) => {
    if (method === "GET") return Promise.resolve(responseOf(path.endsWith("/CompanyType") ? [...types] : []));
    deleted.push(path);
    types.length = 0;
    return Promise.resolve(responseOf(null));
  });
  render(
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <CompanyTypes agencyId="demo" />
    </PageProviders>,
  );
  const remove = async () => {
    const button = await screen.findByRole("button", { name: "Delete Caféer" });
    await waitFor(() => {
      expect(button.getAttribute("aria-disabled")).not.toBe("true");
    });
    fireEvent.click(button);
    await screen.findByText("The agency has no company types yet.");
    return toastStore.get().at(-1)!;
  };
  const notice = await remove();
  expect(notice.message).toBe("The company type Caféer is deleted.");
  act(() => {
    runToastAction(notice.id);
  });
  await screen.findByRole("button", { name: "Delete Caféer" });
  expect(deleted).toEqual([]);
  const { id } = await remove();
  act(() => {
    dismissToast(id);
  });
  await waitFor(() => {
    expect(deleted).toEqual(["/Api/v2/Agency/demo/CompanyType/u"]);
  });
});

it("a type that a company has got before the notice closes is shown again, with the reason", async () => {
  installTestTransport(({ method, path }) => {
    if (method === "GET") {
      return Promise.resolve(responseOf(path.endsWith("/CompanyType") ? [{ Id: "u", Name: "Caféer" }] : []));
    }
    const error = { typeOfError: "PreconditionFailed", message: "Companies have the type.", identifier: "guid" };
    return Promise.resolve(responseOf(error, 412));
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
  await act(() => flushHeldDeletions());
  await screen.findByRole("button", { name: "Delete Caféer" });
  expect(toastStore.get().map(({ message }) => message)).toEqual([
    "Companies have the type Caféer. Change their type first.",
  ]);
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
