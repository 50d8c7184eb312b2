// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UserAccess } from "@/contract/users/user-access";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import type { ApiResponse } from "@/lib/api/transport";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { UsersView } from "./users-view";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(), usePathname: () => "/" }));

// The deputy has the first type that the form offers, because happy-dom selects it: any other type would count as a
// change of the form.
const USERS = ["chief", "deputy"].map((userName) => ({
  userName,
  name: userName,
  agencyId: "demo",
  type: userName === "chief" ? "AgencyDirector" : "AgencyConsultant",
}));
/** Responds to the latest request for the users' access. */
let respondAccess: (response: ApiResponse) => void;

beforeEach(() => {
  installTestTransport(({ path }) => {
    if (path.endsWith("/UserAccess")) return new Promise((resolve) => (respondAccess = resolve));
    return Promise.resolve(responseOf(path.endsWith("/User") ? USERS : []));
  });
});
afterEach(cleanup);

function open(show?: string): void {
  render(
    <PageProviders user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter hasMemory {...(show !== undefined && { searchParams: { show } })}>
        <UsersView of={{ agencyId: "demo" }} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
}
const accessOf = (userName: string): UserAccess => ({
  userName,
  disabled: userName === "deputy",
  isInvited: userName === "deputy",
  isShared: false,
  created: "2025-01-01T00:00:00",
});
const NOTHING = "No user matches the filter.";

describe.each(["invited", "disabled"])("the users who are %s", (show) => {
  beforeEach(async () => {
    open(show);
    await screen.findByLabelText("Show");
  });

  it("are not known before the response has come", async () => {
    expect(screen.queryByText(NOTHING)).toBeNull();
    expect(screen.getByRole("status").getAttribute("aria-label")).toBe("Fetching the users");
    expect(screen.getByText("2 users")).toBeDefined();
    act(() => {
      respondAccess(responseOf(USERS.map(({ userName }) => accessOf(userName))));
    });
    const rows = within(await screen.findByRole("table")).getAllByRole("row");
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([expect.stringContaining("deputy")]);
  });

  it("are not known where the request has failed, which can be tried again", async () => {
    act(() => {
      respondAccess(responseOf({ typeOfError: "Forbidden", message: "No.", identifier: "x" }, 403));
    });
    expect((await screen.findByRole("alert")).textContent).toContain("could not be fetched");
    expect(screen.queryByText(NOTHING)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    // Lets the second request be sent, to which `respondAccess` then responds.
    await act(() => Promise.resolve());
    act(() => {
      respondAccess(responseOf([accessOf("chief")]));
    });
    expect(await screen.findByText(NOTHING)).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a form that is closed without saving", () => {
  beforeEach(() => {
    localStorage.clear();
    open();
  });
  afterEach(() => {
    for (const { id } of toastStore.get()) dismissToast(id);
  });

  const openInvitation = async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Invite a user" }));
  };
  const openUser = async () => {
    const menu = openPopover(await screen.findByRole("menu", { name: "Actions for deputy", hidden: true }));
    fireEvent.click(within(menu).getByText("Change…"));
  };

  /** Presses the backdrop, which belongs to the dialog element itself. */
  const closeForm = async () => {
    fireEvent.pointerDown(screen.getByRole("dialog"));
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
  };
  const forms = [
    ["an invitation", openInvitation],
    ["a user of the list", openUser],
  ] as const;

  it.each(forms)("for %s opens again when the closing is undone", async (_, openForm) => {
    await openForm();
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: "Half a name" } });
    await closeForm();
    const [toast] = toastStore.get();
    expect(toast?.message).toBe("What you had written was thrown away.");
    act(() => {
      runToastAction(toast!.id);
    });
    await screen.findByDisplayValue("Half a name");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  it.each(forms)("for %s closes without a notice when nothing was typed", async (_, openForm) => {
    await openForm();
    await screen.findByLabelText(/^Name/);
    await closeForm();
    expect(toastStore.get()).toEqual([]);
  });
});
