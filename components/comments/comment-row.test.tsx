// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { responseOf } from "@/lib/api/testing/response";
import { openCommentDrafts } from "@/lib/comments/comment-drafts";
import { MESSAGES } from "@/lib/i18n/messages";
import { COMMENT } from "@/lib/comments/testing/comment";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { CommentRow } from "./comment-row";
import { useCommentWriting } from "./use-comment-writing";

const COMPANY = "a-demo-1";
const { conflict, form } = MESSAGES.en.comments;

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

function Row() {
  const writing = useCommentWriting(COMPANY);
  return (
    <CommentRow
      {...{ companyId: COMPANY, comment: COMMENT, keyFigure: "Net sales", writing }}
      mayWrite
      onRemoved={() => undefined}
    />
  );
}

it("a text that was typed a moment before the other version was kept does not come back", async () => {
  const theirs = { ...COMMENT, message: "Theirs" };
  installTestTransport(({ path }) => Promise.resolve(responseOf(path.includes("/Comment/1") ? theirs : [])));
  render(
    <PageProviders user={{ userName: "dan", name: "Dan", type: "AgencyDirector" }}>
      <NuqsTestingAdapter>
        <Row />
      </NuqsTestingAdapter>
    </PageProviders>,
  );
  const message = () => screen.findByLabelText(form.message, { selector: "textarea" });
  fireEvent.click(screen.getByRole("button", { name: /^Edit the comment/ }));
  fireEvent.change(await message(), { target: { value: "Mine" } });
  fireEvent.click(screen.getByRole("button", { name: form.save }));
  const keepTheirs = await screen.findByRole("button", { name: conflict.keepTheirs });
  fireEvent.change(await message(), { target: { value: "Mine, longer" } });
  fireEvent.click(keepTheirs);
  expect(screen.queryByRole("form")).toBeNull();
  expect(openCommentDrafts("dan", COMPANY).current()).toEqual({});
});
