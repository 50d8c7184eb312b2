// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { ReplyForm } from "./reply-form";

/** The Idempotency-Key of each request so far. */
let keys: (string | undefined)[];

beforeEach(() => {
  keys = [];
  localStorage.clear();
  installTestTransport(({ headers }) => {
    keys.push(headers["Idempotency-Key"]);
    return Promise.resolve(responseOf({ typeOfError: "InternalServerError", message: "No.", identifier: "x" }, 500));
  });
});
afterEach(cleanup);

function open(onClose: () => void = () => undefined): void {
  render(
    <PageProviders user={{ userName: "consultant", name: "Consultant", type: "AgencyConsultant" }}>
      <ReplyForm companyId="a-demo-1" commentId="c1" name="Net sales" takesFocus={false} onClose={onClose} />
    </PageProviders>,
  );
}

async function send(): Promise<void> {
  const before = keys.length;
  fireEvent.click(screen.getByRole("button", { name: MESSAGES.en.comments.thread.send }));
  await waitFor(() => {
    expect(keys).toHaveLength(before + 1);
  });
  await screen.findByText(/may or may not have been saved/);
}

it("a reply is sent again under the same key, also after a reload, and a changed one under another", async () => {
  open();
  fireEvent.change(screen.getByLabelText("Your reply"), { target: { value: "Yes." } });
  await send();
  await send();
  cleanup();
  open();
  await send();
  fireEvent.change(screen.getByLabelText("Your reply"), { target: { value: "No." } });
  await send();
  for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

it("a reply is sent once when Ctrl + Enter is pressed again before the answer", async () => {
  installTestTransport(({ headers }) => {
    keys.push(headers["Idempotency-Key"]);
    return new Promise(() => undefined);
  });
  open();
  const field = screen.getByLabelText("Your reply");
  fireEvent.change(field, { target: { value: "Yes." } });
  fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
  await waitFor(() => {
    expect(keys).toHaveLength(1);
  });
  fireEvent.change(field, { target: { value: "Yes!" } });
  fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
  // Time for a second request, which would follow the asynchronous validation of the form.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(keys).toHaveLength(1);
});

it.each([
  ["closes when it is sent", "Yes.", 1],
  ["stays open with what was typed while it was sent", "Yes. And no.", 0],
])("a reply %s", async (_, typed, times) => {
  const reply = { id: "r", message: "Yes.", author: "Consultant", created: "2026-01-01T08:00:00" };
  let respond: () => void = () => undefined;
  installTestTransport(() => new Promise((resolve) => (respond = () => resolve(responseOf(reply)))));
  let closed = 0;
  open(() => closed++);
  const field = screen.getByLabelText<HTMLTextAreaElement>("Your reply");
  fireEvent.change(field, { target: { value: "Yes." } });
  const sendButton = screen.getByRole("button", { name: MESSAGES.en.comments.thread.send });
  fireEvent.click(sendButton);
  await waitFor(() => {
    expect(sendButton.getAttribute("aria-busy")).toBe("true");
  });
  fireEvent.change(field, { target: { value: typed } });
  respond();
  await waitFor(() => {
    expect(sendButton.getAttribute("aria-busy")).toBeNull();
  });
  expect(closed).toBe(times);
  expect(field.value).toBe(typed);
});
