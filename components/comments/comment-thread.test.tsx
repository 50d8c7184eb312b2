// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { KeyFigureComment } from "@/contract/comments";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { hasReplyDraft } from "@/lib/comments/reply-draft";
import { MESSAGES } from "@/lib/i18n/messages";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { COMMENT } from "@/lib/comments/testing/comment";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CommentThread } from "./comment-thread";

const COMPANY = "a-demo-1";
const QUESTION: KeyFigureComment = { ...COMMENT, message: "Varför?", author: "Dan" };
const { thread } = MESSAGES.en.comments;

beforeEach(() => {
  localStorage.clear();
  installTestTransport(() => Promise.resolve(responseOf({})));
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

/** Shows two threads and opens the form for a reply in the first; the second must never get one. */
async function openReply(): Promise<HTMLTextAreaElement> {
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      {["1", "2"].map((id) => (
        <CommentThread key={id} companyId={COMPANY} comment={{ ...QUESTION, id }} name={id} />
      ))}
    </PageProviders>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Reply to the comment on 1" }));
  return screen.findByLabelText<HTMLTextAreaElement>(thread.yourReply);
}

it.each([
  ["Cancel", () => fireEvent.click(screen.getByRole("button", { name: "Cancel" }))],
  ["Escape", () => fireEvent.keyDown(screen.getByLabelText(thread.yourReply), { key: "Escape" })],
])("a reply that is closed by %s is open again when the closing is undone", async (_, close) => {
  fireEvent.change(await openReply(), { target: { value: "Half a reply" } });
  close();
  expect(screen.queryByLabelText(thread.yourReply)).toBeNull();
  expect(hasReplyDraft("dan", COMPANY, "1")).toBe(false);
  const [toast] = toastStore.get();
  expect(toast?.message).toBe("What you had written was thrown away.");
  act(() => {
    runToastAction(toast!.id);
  });
  await screen.findByDisplayValue("Half a reply");
  expect(screen.getAllByLabelText(thread.yourReply)).toHaveLength(1);
});

it("an empty reply closes without a notice", async () => {
  await openReply();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByLabelText(thread.yourReply)).toBeNull();
  expect(toastStore.get()).toEqual([]);
});

/** Shows a thread with two replies by the user. `remove` presses the first remaining button that deletes one. */
function showOwnReplies(id: string) {
  const reply = { author: "Dan", message: "Därför.", created: "2025-01-11T08:00:00" };
  const replies = ["a", "b"].map((replyId) => ({ ...reply, id: replyId, isOwn: true as const }));
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <CommentThread companyId={COMPANY} comment={{ ...QUESTION, id, replies }} name={id} />
    </PageProviders>,
  );
  const deleteButton = () => screen.getAllByRole("button", { name: "Delete the reply by Dan" })[0]!;
  const remove = () => {
    const button = deleteButton();
    button.focus();
    fireEvent.click(button);
  };
  return { deleteButton, remove };
}

it("when a reply is deleted, the focus goes to the next one, and from the last to the button that replies", () => {
  const { deleteButton, remove } = showOwnReplies("1");
  remove();
  expect(document.activeElement).toBe(deleteButton());
  remove();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Reply to the comment on 1" }));
});

it("when the last reply is deleted while a new one is being written, the focus goes to its text", async () => {
  const { remove } = showOwnReplies("2");
  fireEvent.click(screen.getByRole("button", { name: "Reply to the comment on 2" }));
  const text = await screen.findByLabelText(thread.yourReply);
  remove();
  remove();
  expect(document.activeElement).toBe(text);
});
