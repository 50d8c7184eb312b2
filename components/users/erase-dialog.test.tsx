// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { PASSWORD_NEEDED, PASSWORD_WRONG } from "@/contract/users/password-proof";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { EraseDialog } from "./erase-dialog";

afterEach(cleanup);

it("asks for the password once the service demands it, and says beside the field that it is wrong", async () => {
  let message = PASSWORD_NEEDED;
  installTestTransport(({ method }) =>
    Promise.resolve(
      method === "POST" ? responseOf({ typeOfError: "RuleViolation", message, identifier: "x" }, 412) : responseOf([]),
    ),
  );
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <EraseDialog
        user={{ userName: "anna", name: "Anna", type: "CompanyUser", companies: [] }}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  fireEvent.change(screen.getByLabelText(/^Type the user name/), { target: { value: "anna" } });
  expect(screen.queryByLabelText(/^Your password/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Erase" }));
  const password = await screen.findByLabelText(/^Your password/);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.change(password, { target: { value: "secret" } });
  message = PASSWORD_WRONG;
  fireEvent.click(screen.getByRole("button", { name: "Erase" }));
  const { id } = await screen.findByText("That is not your password.");
  expect(password.getAttribute("aria-describedby")).toContain(id);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

it("gives no number of sessions and tokens until they are counted", () => {
  installTestTransport(() => new Promise(() => undefined));
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <EraseDialog
        user={{ userName: "anna", name: "Anna", type: "CompanyUser", companies: [] }}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  expect(screen.getByText(/all sessions and all tokens/)).toBeTruthy();
});
