import { expect, test } from "vitest";
import { MESSAGES } from "./messages";
import { partsOf, withMessages } from "./message-parts";

const { comments, users } = MESSAGES.en;

test("parts of namespaces hold the objects that they name, and nothing else", () => {
  expect(partsOf(MESSAGES.en, ["comments.form", "comments.thread", "users"])).toEqual({
    comments: { form: comments.form, thread: comments.thread },
    users,
  });
});

test("a page's parts are added to those of the layout around it, also within one namespace", () => {
  const around = partsOf(MESSAGES.en, ["comments.form", "users"]);
  expect(withMessages(around, partsOf(MESSAGES.en, ["comments.thread"]))).toEqual({
    comments: { form: comments.form, thread: comments.thread },
    users,
  });
});
