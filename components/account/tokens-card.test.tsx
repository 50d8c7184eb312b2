// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PersonalAccessToken } from "@/contract/account/access";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { TokensCard } from "./tokens-card";

const tokenOf = (id: string): PersonalAccessToken => ({
  id,
  name: id,
  readOnly: true,
  created: "2026-01-01T00:00:00",
  expires: "2026-04-01T00:00:00",
});
const CREATED = { ...tokenOf("new"), token: "secret-text" };

vi.mock("./token-form", () => ({
  TokenForm: ({ onCreated }: { onCreated: (token: PersonalAccessToken) => void }) => (
    <button
      onClick={() => {
        onCreated(CREATED);
      }}
    >
      Create it
    </button>
  ),
}));

afterEach(cleanup);

it("each token that is being revoked waits for its own request", async () => {
  const tokens = [tokenOf("one"), tokenOf("two")];
  installTestTransport(({ method }) =>
    method === "DELETE" ? new Promise(() => undefined) : Promise.resolve(responseOf(tokens)),
  );
  render(
    <PageProviders>
      <TokensCard />
    </PageProviders>,
  );
  const buttons = await screen.findAllByRole("button", { name: /^Revoke/ });
  for (const button of buttons) fireEvent.click(button);
  await waitFor(() => {
    expect(buttons.map((button) => button.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
  });
});

it("shows a new token until it is revoked, and not again when another token is revoked", async () => {
  let tokens = [tokenOf("old"), tokenOf("new")];
  let isDown = false;
  installTestTransport(({ method, path }) => {
    if (method === "DELETE" && isDown) {
      const error = { typeOfError: "x", message: "x", identifier: "x" };
      return Promise.resolve(responseOf(error, 503));
    }
    if (method === "DELETE") tokens = tokens.filter(({ id }) => !path.endsWith(`/${id}`));
    return Promise.resolve(responseOf(method === "DELETE" ? null : tokens));
  });
  render(
    <PageProviders>
      <TokensCard />
    </PageProviders>,
  );
  fireEvent.click(await screen.findByText("Create it"));
  screen.getByText("secret-text");

  isDown = true;
  fireEvent.click(await screen.findByRole("button", { name: "Revoke new" }));
  await screen.findByText(/may or may not have been saved/);
  screen.getByText("secret-text");

  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Revoke new" }));
  await waitFor(() => {
    expect(screen.queryByText("secret-text")).toBeNull();
  });
  await waitFor(() => {
    expect(screen.queryByRole("button", { name: "Revoke new" })).toBeNull();
  });
  fireEvent.click(screen.getByRole("button", { name: "Revoke old" }));
  await waitFor(() => {
    expect(screen.queryByRole("button", { name: "Revoke old" })).toBeNull();
  });
  expect(screen.queryByText("secret-text")).toBeNull();
});
