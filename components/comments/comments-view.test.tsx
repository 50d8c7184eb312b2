// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { openCommentDrafts, unsentKey } from "@/lib/comments/comment-drafts";
import { toDraft } from "@/lib/comments/comment-input";
import { MESSAGES } from "@/lib/i18n/messages";
import { dismissToast, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CommentsView } from "./comments-view";

const COMPANY = "a-demo-559900-0002";

beforeEach(() => {
  localStorage.clear();
  installTestTransport(() => Promise.resolve(responseOf([])));
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

it("the button for a new comment gets the focus when the only entry, an unsent comment, is discarded", async () => {
  const draft = toDraft({
    message: "Typed",
    keyFigureType: "NetSales",
    period: periodOfDays("2024-01-01", "2024-12-31"),
  });
  openCommentDrafts("dan", COMPANY).write(unsentKey(), draft);
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter>
        <CommentsView companyId={COMPANY} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const discard = await screen.findByRole("button", { name: "Throw away" });
  discard.focus();
  fireEvent.click(discard);
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "New comment" }));
  });
});

it("shows no number of comments while those of a new filter are fetched, when the filter before found none", async () => {
  installTestTransport(({ path }) =>
    path.includes("startDate") ? Promise.resolve(responseOf([])) : new Promise(() => undefined),
  );
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <NuqsTestingAdapter searchParams="?range=this-month" hasMemory>
        <CommentsView companyId={COMPANY} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  expect(await screen.findByText("No comments")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: MESSAGES.en.ui.clearFilter }));
  expect(await screen.findByRole("status", { name: MESSAGES.en.comments.loading })).toBeTruthy();
  expect(screen.queryByText("No comments")).toBeNull();
});
