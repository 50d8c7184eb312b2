// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import type { User } from "@/contract/users/user";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { mailsQueries } from "@/lib/mails/queries";
import { createQueryClient } from "@/lib/query-client";
import { UserDialog } from "./user-dialog";

beforeEach(() => {
  installTestTransport(({ method, path }) => {
    if (method !== "POST") return Promise.resolve(responseOf(path.endsWith("/MailSetup") ? { isSetUp: false } : []));
    return Promise.resolve(responseOf({ typeOfError: "Exists", message: "Taken.", identifier: "x" }, 409));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(user: User | null = null, client = createQueryClient()): void {
  render(
    <PageProviders
      user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}
      client={client}
    >
      <UserDialog of={{ agencyId: "demo" }} user={user} onClose={() => undefined} />
    </PageProviders>,
  );
}
function type(label: RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const invite = () => {
  fireEvent.click(screen.getByRole("button", { name: "Invite" }));
};

it("says only beside the field that a user name is taken, and no longer once another is typed", async () => {
  open();
  type(/^Name/, "Anna");
  type(/^User name/, "anna");
  invite();
  const { id } = await screen.findByText("Somebody has this user name already.");
  expect(screen.getByLabelText(/^User name/).getAttribute("aria-describedby")).toContain(id);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  type(/^User name/, "anna2");
  await expect.poll(() => screen.queryByText("Somebody has this user name already.")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each(["link", "admin-command"])("refuses the user name %s, which logs use for something else", async (userName) => {
  open();
  type(/^Name/, "Anna");
  type(/^User name/, userName);
  invite();
  const said = await screen.findByText("The log uses this name for something else. Choose another one.");
  expect(screen.getByLabelText(/^User name/).getAttribute("aria-describedby")).toContain(said.id);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

it.each([
  [/^E-mail/, `${"a".repeat(256 - "@a.example".length)}@a.example`, "Write at most 255 characters; this is 256."],
  [/^Mobile/, "1".repeat(256), "Write at most 255 characters; this is 256."],
  // At most 30 combining characters may follow each other.
  [/^Mobile/, `1${"\u0301".repeat(31)}`, "This cannot be saved as it is written."],
])("says what is wrong with the text in the field %s", async (label, text, expected) => {
  open();
  type(/^Name/, "Anna");
  type(/^User name/, "anna");
  type(label, text);
  invite();
  expect(await screen.findByText(expected)).toBeDefined();
});

it("offers to send an e-mail where it invites a user, and not where it changes one", () => {
  const client = createQueryClient();
  client.setQueryData(mailsQueries.setup().queryKey, { isSetUp: true });
  open(null, client);
  expect(screen.queryByLabelText("Send the invitation by e-mail")).not.toBeNull();
  cleanup();
  open({ userName: "anna", name: "Anna", type: "CompanyUser", companies: [] }, client);
  expect(screen.getByDisplayValue("Anna")).toBeDefined();
  expect(screen.queryByLabelText("Send the invitation by e-mail")).toBeNull();
});
