// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { commentPath } from "@/lib/comments/paths";
import { heldDeletions } from "@/lib/held-deletions";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { SubjectComments } from "./subject-comments";

const COMPANY = "a-demo-1";
const AT = "2024-04-02T08:00:00Z";
const COMMENT = {
  id: "c",
  type: "KeyFigureComment",
  message: "Higher rent.",
  author: "Carin",
  created: AT,
  lastModified: AT,
  period: { start: "2024-03-01T00:00:00", end: "2024-03-31T00:00:00" },
  keyFigureType: "NetSales",
  account: "5010",
};

afterEach(() => {
  cleanup();
  heldDeletions.set(new Set());
});

function show(type: "AgencyDirector" | "CompanyUser") {
  render(
    <PageProviders user={{ userName: "d", name: "D", type, agencyId: "demo" }}>
      <SubjectComments companyId={COMPANY} isAbout={({ account }) => account === "5010"} label="New" newComment="/" />
    </PageProviders>,
  );
}

it("leaves out a comment that is being deleted", async () => {
  installTestTransport(() => Promise.resolve(responseOf([COMMENT])));
  show("AgencyDirector");
  await screen.findByText("Higher rent.");
  act(() => {
    heldDeletions.set(new Set([commentPath(COMPANY, "c")]));
  });
  expect(screen.queryByText("Higher rent.")).toBeNull();
});

it("tells users who may not write comments, too, that the comments could not be fetched", async () => {
  installTestTransport(() =>
    Promise.resolve(responseOf({ typeOfError: "Forbidden", message: "No.", identifier: "x" }, 403)),
  );
  show("CompanyUser");
  expect((await screen.findByRole("alert")).textContent).toContain(MESSAGES.en.vouchers.comments.failed);
});
