// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { usersQueries } from "@/lib/users/queries";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ConfirmDialog } from "./confirm-dialog";

afterEach(cleanup);

it("gives no number of sessions and tokens until they are counted", async () => {
  installTestTransport(() => new Promise(() => undefined));
  const client = createQueryClient();
  render(
    <PageProviders
      client={client}
      user={{ userName: "chief", name: "Chief", type: "AgencyDirector", agencyId: "demo" }}
    >
      <ConfirmDialog
        kind="revoke"
        user={{ userName: "anna", name: "Anna", type: "CompanyUser", companies: [] }}
        onClose={() => undefined}
      />
    </PageProviders>,
  );
  expect(screen.getByText(/^Ends all sessions and revokes all tokens/)).toBeTruthy();
  const access = { disabled: false, isInvited: false, isShared: false, created: "2026-01-01T00:00:00" };
  client.setQueryData(usersQueries.access().queryKey, [
    { userName: "anna", ...access, sessionCount: 2, tokenCount: 0 },
  ]);
  expect(await screen.findByText(/^Ends 2 sessions and revokes no tokens/)).toBeTruthy();
});
