// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { KeyFigureComment } from "@/contract/comments";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { toastStore } from "@/lib/toasts";
import { COMMENT } from "@/lib/comments/testing/comment";
import { openPopover } from "@/components/ui/testing/open-popover";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { QuestionActions } from "./question-actions";

const QUESTION: KeyFigureComment = { ...COMMENT, message: "Varför?", author: "Dan", isQuestion: true };

afterEach(cleanup);

const named = (...names: string[]) => names.map((name) => ({ userName: name.toLowerCase(), name }));

function show(question = QUESTION) {
  return render(
    <PageProviders locale="sv" user={{ userName: "dan", name: "Dan", type: "AgencyDirector", agencyId: "demo" }}>
      <QuestionActions companyId="a-demo-1" comment={question} name="Nettoomsättning" />
    </PageProviders>,
  );
}

function openMenu(): void {
  const button = document.querySelector<HTMLElement>("[popovertarget]")!;
  fireEvent.click(button);
  openPopover(button);
}

/** Opens the menu of assignees of a question. */
function open(assignees: ReturnType<typeof named>, question = QUESTION): void {
  installTestTransport(() => Promise.resolve(responseOf(assignees)));
  show(question);
  openMenu();
}

const choices = () => screen.getAllByRole("menuitemradio", { hidden: true });

it("offers the user first, and colleagues by name in the page's language", async () => {
  // The service sorts by code points.
  open(named("Bo", "Dan", "Ärla", "Åsa"));
  await waitFor(() => {
    const labels = choices().map(({ textContent }) => textContent);
    expect(labels).toEqual([expect.any(String), "Bo", "Åsa", "Ärla"]);
  });
});

it.each([
  // The choices are the user, Bo, Åsa and nobody.
  [named("Bo", "Dan", "Åsa"), ["false", "true", "false", "false"]],
  // The comment does not say which of the two it is.
  [
    [...named("Bo", "Dan"), { userName: "bo-2", name: "Bo" }],
    ["false", "false", "false", "false"],
  ],
])("ticks the assignee, unless a colleague has the same name: %j", async (assignees, ticks) => {
  open(assignees, { ...QUESTION, assignee: "Bo" });
  await waitFor(() => {
    expect(choices().map((item) => item.getAttribute("aria-checked"))).toEqual(ticks);
  });
});

it("an assignee cannot be chosen while the question is being resolved", async () => {
  const assignees = [{ userName: "bo", name: "Bo" }];
  installTestTransport(({ path }) =>
    path.endsWith("/CommentAssignee") ? Promise.resolve(responseOf(assignees)) : new Promise(() => undefined),
  );
  show();
  openMenu();
  await waitFor(() => {
    expect(choices()[0]?.getAttribute("aria-disabled")).not.toBe("true");
  });
  fireEvent.click(screen.getByRole("button", { name: /^Markera/ }));
  await waitFor(() => {
    expect(choices()[0]?.getAttribute("aria-disabled")).toBe("true");
  });
});

it("a failure is shown also when the question has left the page meanwhile", async () => {
  let fail: (() => void) | undefined;
  const fault = { typeOfError: "InternalServerError", message: "No.", identifier: "x" };
  installTestTransport(
    () =>
      new Promise((resolve) => {
        fail = () => {
          resolve(responseOf(fault, 500));
        };
      }),
  );
  const { unmount } = show();
  fireEvent.click(screen.getByRole("button", { name: /^Markera/ }));
  await waitFor(() => {
    expect(fail).toBeDefined();
  });
  unmount();
  fail!();
  await waitFor(() => {
    expect(toastStore.get().map(({ message }) => message)).toContain(MESSAGES.sv.comments.thread.notSaved);
  });
});
