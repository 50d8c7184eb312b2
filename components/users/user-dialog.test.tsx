// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { responseOf } from "@/lib/api/testing/response";
import { installTransport } from "@/lib/api/transport";
import { UserDialog } from "./user-dialog";

beforeEach(() => {
  installTransport(({ method, path }) => {
    if (method !== "POST") return Promise.resolve(responseOf(path.endsWith("/MailSetup") ? { isSetUp: false } : []));
    return Promise.resolve(responseOf({ typeOfError: "Exists", message: "Taken.", identifier: "x" }, 409));
  });
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <UserDialog of={{ agencyId: "demo" }} user={null} onClose={() => undefined} />
    </PageProviders>,
  );
});
afterEach(cleanup);
afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

function type(label: RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const invite = () => {
  fireEvent.click(screen.getByRole("button", { name: "Invite" }));
};

it("shows a taken user name beside its field alone, and nothing once another is typed", async () => {
  type(/^Name/, "Anna");
  type(/^User name/, "anna");
  invite();
  expect(await screen.findByText("Somebody has this user name already.")).toBeDefined();
  type(/^User name/, "anna2");
  await expect.poll(() => screen.queryByText("Somebody has this user name already.")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("calls an e-mail address too long", async () => {
  type(/^Name/, "Anna");
  type(/^User name/, "anna");
  type(/^E-mail/, `${"a".repeat(250)}@a.example`);
  invite();
  expect(await screen.findByText("At most 255 characters.")).toBeDefined();
});
