// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { KeyFigureComment } from "@/contract/comments";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { openCommentDrafts } from "@/lib/comments/comment-drafts";
import { YEAR_2024 } from "@/lib/fiscal-years/testing/fiscal-year";
import { NOTE_BEING_WRITTEN, noteKey, notesIn } from "@/lib/meeting/notes";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { MeetingNotes } from "./meeting-notes";

const YEAR = { start: "2024-01-01T00:00:00", end: "2024-12-31T23:59:59" };
const withoutPeriod = (message: string) => ({ keyFigureType: "NetSales", period: null, message });

let sent: KeyFigureComment[];
/** Drafts are kept in memory, so each test uses its own company. */
let company = 0;
const companyId = () => `company${String(company)}`;

beforeEach(() => {
  company++;
  sent = [];
  localStorage.clear();
  installTestTransport(({ method, path, body }) => {
    if (path.endsWith("/FiscalYear")) return Promise.resolve(responseOf([YEAR_2024]));
    if (method === "GET") return Promise.resolve(responseOf([]));
    const comment = JSON.parse(body as string) as KeyFigureComment;
    sent.push(comment);
    const [id, at] = [String(sent.length), "2026-01-01T00:00:00"];
    return Promise.resolve(responseOf({ ...comment, id, author: "Anna", created: at, lastModified: at }));
  });
});
afterEach(cleanup);

function show(): void {
  render(
    <PageProviders user={{ userName: "anna", name: "Anna", type: "AgencyConsultant" }}>
      <NuqsTestingAdapter>
        <MeetingNotes companyId={companyId()} about={null} onClose={() => undefined} />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
}
const saveButton = () => screen.getByRole("button", { name: "Save as comments" });
const waitUntilSavable = async () => {
  await waitFor(() => {
    expect(saveButton().getAttribute("aria-disabled")).toBe("false");
  });
};

it("saves a note without a period as a comment on the fiscal year", async () => {
  const drafts = openCommentDrafts("anna", companyId());
  drafts.write(noteKey(), withoutPeriod("The lease ends."));
  show();
  await waitUntilSavable();
  fireEvent.click(saveButton());
  await screen.findByText("Saved as a comment");
  expect(sent).toMatchObject([{ message: "The lease ends.", period: YEAR }]);
  expect(notesIn(drafts.current())).toEqual([]);
});

it("saves a note that was begun in the form without a period as a comment on the fiscal year, too", async () => {
  openCommentDrafts("anna", companyId()).write(NOTE_BEING_WRITTEN, withoutPeriod("Two new cars."));
  show();
  await waitUntilSavable();
  fireEvent.click(saveButton());
  await screen.findByText("Saved as a comment");
  expect(sent).toMatchObject([{ message: "Two new cars.", period: YEAR }]);
});

it("goes on saving when the panel is closed, and shows the error when the panel is opened again", async () => {
  openCommentDrafts("anna", companyId()).write(noteKey(), withoutPeriod("The lease ends."));
  show();
  await waitUntilSavable();
  let fail: () => void = () => undefined;
  installTestTransport(({ method }) => {
    if (method === "GET") return Promise.resolve(responseOf([]));
    return new Promise((resolve) => {
      fail = () => {
        resolve(responseOf({ typeOfError: "Forbidden", message: "No.", identifier: "the-identifier" }, 403));
      };
    });
  });
  fireEvent.click(saveButton());
  await screen.findByText("Saving…");
  cleanup();
  show();
  expect(screen.getByText("Saving…")).toBeTruthy();
  fail();
  expect(await screen.findByText("the-identifier")).toBeTruthy();
});

it("moves the focus from a removed note to the next one, and from the last one to the text of a new note", async () => {
  const drafts = openCommentDrafts("anna", companyId());
  for (const message of ["The lease ends.", "Two new cars."]) drafts.write(noteKey(), withoutPeriod(message));
  show();
  const removeButtons = () => screen.getAllByRole("button", { name: "Remove" });
  await waitFor(() => {
    expect(removeButtons()).toHaveLength(2);
  });
  fireEvent.click(removeButtons()[0]!);
  expect(removeButtons()).toEqual([document.activeElement]);
  fireEvent.click(removeButtons()[0]!);
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Note"));
});
