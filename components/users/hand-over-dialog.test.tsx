// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { User } from "@/contract/users/user";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { usersQueries } from "@/lib/users/queries";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { HandOverDialog } from "./hand-over-dialog";

const user = (userName: string): User => ({ userName, name: userName, type: "AgencyConsultant", agencyId: "demo" });

afterEach(cleanup);

it("the form appears, with the focus on the choice of a user, once it is known which users are disabled", async () => {
  installTestTransport(() => new Promise(() => undefined));
  const queryClient = createQueryClient();
  queryClient.setQueryData(usersQueries.list().queryKey, [user("frida"), user("tilda")]);
  render(
    <PageProviders client={queryClient}>
      <HandOverDialog agencyId="demo" user={user("frida")} onClose={() => undefined} />
    </PageProviders>,
  );
  expect(screen.queryByText("Hand over")).toBeNull();
  expect(screen.getByRole("status", { name: "Fetching the users" })).toBeTruthy();
  const access = { disabled: false, isInvited: false, isShared: false, created: "2026-01-01T00:00:00" };
  queryClient.setQueryData(usersQueries.access().queryKey, [{ userName: "frida", ...access }]);
  expect(await screen.findByText("Hand over")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
});

it("offers the other users sorted by name, in the order of the page's language", async () => {
  const queryClient = createQueryClient();
  // The service sorts by code points.
  queryClient.setQueryData(usersQueries.list().queryKey, ["Frida", "Olle", "Ärla", "Åsa"].map(user));
  queryClient.setQueryData(usersQueries.access().queryKey, []);
  render(
    <PageProviders locale="sv" client={queryClient}>
      <HandOverDialog agencyId="demo" user={user("Frida")} onClose={() => undefined} />
    </PageProviders>,
  );
  const options = await screen.findAllByRole<HTMLOptionElement>("option");
  expect(options.slice(1).map(({ value }) => value)).toEqual(["Olle", "Åsa", "Ärla"]);
});
