// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { useEffect, type ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { KeyFigureComment } from "@/contract/comments";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { toDraft, type CommentDraft } from "@/lib/comments/comment-input";
import { hasReplyDraft, replyDraftKey } from "@/lib/comments/reply-draft";
import { browserStorage, draftSlot } from "@/lib/drafts/drafts";
import { MESSAGES } from "@/lib/i18n/messages";
import { dismissToast, toastStore } from "@/lib/toasts";
import { COMMENT } from "@/lib/comments/testing/comment";
import { PageProviders } from "@/components/ui/testing/page-providers";
import type { CommentFormProps } from "./comment-form";
import { CommentList } from "./comment-list";
import { useCommentWriting, type CommentActions } from "./use-comment-writing";

const INPUT = { ...toDraft(COMMENT), period: COMMENT.period, message: "Typed" };

vi.mock("./comment-form", () => ({
  CommentForm: ({ notice, onDraft, onSubmit, onCancel }: CommentFormProps) => (
    <form aria-label="The form">
      {notice?.(() => undefined)}
      <button type="button" onClick={() => onDraft(INPUT)}>
        Type
      </button>
      <button type="button" onClick={() => onSubmit(INPUT)}>
        Save
      </button>
      <button type="button" onClick={() => onCancel(INPUT)}>
        Cancel
      </button>
    </form>
  ),
}));

/** True while the service refuses all requests about comments. */
let isDown: boolean;
let writing: CommentActions;

beforeEach(() => {
  localStorage.clear();
  isDown = true;
  installTestTransport(({ method, path }) => {
    if (!path.includes("/Comment")) return Promise.resolve(responseOf([]));
    if (isDown) return Promise.resolve(responseOf({ typeOfError: "x", message: "x", identifier: "x" }, 503));
    return Promise.resolve(responseOf(method === "GET" ? COMMENT : { ...COMMENT, message: "Typed" }));
  });
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

/** A window keeps the drafts of a company in memory, so each test that writes drafts has a company of its own. */
function List({ companyId, comment = COMMENT }: { companyId: string; comment?: KeyFigureComment }) {
  const actions = useCommentWriting(companyId);
  useEffect(() => {
    writing = actions;
  });
  return (
    <CommentList
      {...{ companyId, writing: actions }}
      comments={[comment]}
      may={true}
      isStale={false}
      onEditUnsent={() => undefined}
    />
  );
}

const inPage = (list: ReactElement) => (
  <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector" }}>
    <NuqsTestingAdapter>{list}</NuqsTestingAdapter>
  </PageProviders>
);

function show(list: ReactElement) {
  return render(inPage(list));
}

const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};
const editButton = () => screen.getByRole("button", { name: /^Edit the comment/ });
const saveInVain = async () => {
  fireEvent.click(editButton());
  await screen.findByRole("form");
  press("Save");
  await screen.findByText("This comment is not saved.");
};

it("the error of a change that was discarded is not shown at the next change", async () => {
  show(<List companyId="a-demo-1" />);
  await saveInVain();
  press("Cancel");
  fireEvent.click(editButton());
  await screen.findByRole("form");
  press("Type");
  await waitFor(() => {
    expect(writing.drafts[COMMENT.id]).toBeDefined();
  });
  expect(screen.queryByText("This comment is not saved.")).toBeNull();
});

it("the button that opens the form gets the focus when a change is saved at the second attempt", async () => {
  show(<List companyId="a-demo-2" />);
  await saveInVain();
  isDown = false;
  press("Save");
  await waitFor(() => {
    expect(document.activeElement).toBe(editButton());
  });
});

it("a change by somebody else that is fetched while the form is open is not replaced unseen", async () => {
  const theirs = { ...COMMENT, message: "Theirs", lastModified: "2025-01-11T08:00:00" };
  const sent: string[] = [];
  installTestTransport(({ method, path }) => {
    if (path.includes("/Comment")) sent.push(method);
    return Promise.resolve(responseOf(path.includes("/Comment") ? theirs : []));
  });
  const { rerender } = show(<List companyId="a-demo-5" />);
  fireEvent.click(editButton());
  await screen.findByRole("form");
  rerender(inPage(<List companyId="a-demo-5" comment={theirs} />));
  press("Save");
  expect(await screen.findByText("Someone else has changed this comment since you began.")).toBeTruthy();
  expect(sent).toEqual(["GET"]);
});

it("a change by somebody else since the draft of an earlier visit was begun is not replaced unseen", async () => {
  const theirs = { ...COMMENT, message: "Theirs", lastModified: "2025-01-11T08:00:00" };
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.includes("/Comment") ? theirs : [])));
  const { unmount } = show(<List companyId="a-demo-9" />);
  fireEvent.click(editButton());
  await screen.findByRole("form");
  press("Type");
  unmount();
  show(<List companyId="a-demo-9" comment={theirs} />);
  press(MESSAGES.en.comments.row.continue);
  await screen.findByRole("form");
  press("Save");
  expect(await screen.findByText("Someone else has changed this comment since you began.")).toBeTruthy();
  expect(writing.drafts[COMMENT.id]).toEqual({ ...INPUT, base: toDraft(COMMENT) });
});

it("says that a changed comment has been deleted, also when another one is changed meanwhile", async () => {
  installTestTransport(({ path }) => {
    const failed = { typeOfError: "NotFound", message: "No.", identifier: "x" };
    const isFirst = path.includes("/Comment/1");
    return Promise.resolve(isFirst ? responseOf(failed, 404) : responseOf({ ...COMMENT, id: "2" }));
  });
  show(<List companyId="a-demo-6" />);
  act(() => {
    writing.change(COMMENT, COMMENT, INPUT);
    writing.change({ ...COMMENT, id: "2" }, COMMENT, INPUT);
  });
  await waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toEqual([MESSAGES.en.comments.conflict.deleted]);
  });
});

it("the drafts of a change and of a reply are deleted once the comment can no longer be restored", async () => {
  isDown = false;
  show(<List companyId="a-demo-8" />);
  const reply = draftSlot(browserStorage(), "dan", "forms", ...replyDraftKey("a-demo-8", COMMENT.id));
  reply.write({ text: "{}", count: 1 });
  act(() => {
    writing.keepDraft(COMMENT.id, INPUT);
    writing.remove(COMMENT);
  });
  expect(writing.drafts).toEqual({ [COMMENT.id]: INPUT });
  expect(hasReplyDraft("dan", "a-demo-8", COMMENT.id)).toBe(true);
  act(() => {
    dismissToast(toastStore.get()[0]!.id);
  });
  await waitFor(() => {
    expect(writing.drafts).toEqual({});
  });
  expect(hasReplyDraft("dan", "a-demo-8", COMMENT.id)).toBe(false);
});

it("the focus moves to the list when a comment that was not sent is sent again or discarded", async () => {
  show(<List companyId="a-demo-3" />);
  act(() => {
    writing.create(INPUT);
  });
  for (const name of ["Try again", "Throw away"]) {
    await screen.findByRole("button", { name });
    press(name);
    expect(document.activeElement).toBe(screen.getByRole("list", { name: "Comments, newest first" }));
  }
});

it("names the account that an unsent comment is about", () => {
  const draft = { ...INPUT, account: "1930" };
  const unsent = { drafts: { "unsent/1": draft }, saves: new Map() } as unknown as CommentActions;
  show(
    <CommentList
      {...{ companyId: "a-demo-7", comments: [], may: true, writing: unsent, isStale: false }}
      onEditUnsent={() => undefined}
    />,
  );
  expect(screen.getByRole("link", { name: "Account 1930" })).toBeTruthy();
});

it.each<[string, CommentDraft, boolean]>([
  ["one without a period", { ...INPUT, period: null }, true],
  ["one without a message", { ...INPUT, message: " " }, true],
  ["a complete one", INPUT, false],
])("an unsent comment can be sent again only when it is complete: %s", (_, draft, isDisabled) => {
  const unsent = { drafts: { "unsent/1": draft }, saves: new Map() } as unknown as CommentActions;
  show(
    <CommentList
      {...{ companyId: "a-demo-4", comments: [], may: true, writing: unsent, isStale: false }}
      onEditUnsent={() => undefined}
    />,
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Try again" }).disabled).toBe(isDisabled);
});
