// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { useRef, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { isUnsentKey, NEW_COMMENT, openCommentDrafts, type CommentDrafts } from "@/lib/comments/comment-drafts";
import { emptyDraft, type CommentDraft } from "@/lib/comments/comment-input";
import type { CommentActions } from "./use-comment-writing";
import { useKeptDraft } from "./use-kept-draft";
import { useNewComment, type NewCommentForm } from "./use-new-comment";

const Q1 = periodOfDays("2026-01-01", "2026-03-31");
const ABOUT = "?about=NetSales~2026-01-01~2026-03-31";
const old: CommentDraft = { keyFigureType: "Profit", period: Q1, message: "Old text" };
const unsent: CommentDraft = { keyFigureType: "Equity", period: Q1, message: "Unsent text" };

/** The query string after the page's latest change of the address; null while it has changed nothing. */
let shownAddress: string | null;
/** The number of companies so far: a window keeps drafts in memory, so each test has a company of its own. */
let companies = 0;
let store: CommentDrafts;
beforeEach(() => {
  shownAddress = null;
  store = openCommentDrafts("dan", `a-demo-${String(++companies)}`);
});
afterEach(cleanup);

const unsentDrafts = () => Object.entries(store.current()).flatMap(([key, draft]) => (isUnsentKey(key) ? [draft] : []));

/** The form with only those fields that these tests use. */
function Form({ shown }: { shown: NewCommentForm }) {
  const form = useForm<CommentDraft>({ defaultValues: shown.draft ?? emptyDraft(Q1) });
  useKeptDraft(form, undefined, (draft) => {
    store.write(NEW_COMMENT, draft);
  });
  return (
    <>
      <output>{form.getValues("keyFigureType")}</output>
      <input aria-label="key figure" {...form.register("keyFigureType")} />
      <textarea aria-label="message" {...form.register("message")} />
    </>
  );
}

function Page() {
  const drafts = useSyncExternalStore(store.subscribe, store.current);
  const writing = {
    drafts,
    keepDraft: (key: string, draft: CommentDraft | null) => {
      store.write(key, draft);
    },
    setAside: (about: CommentDraft | null) => {
      store.setAside(about);
    },
  } as CommentActions;
  const form = useNewComment(writing, useRef(null));
  return (
    <>
      {form.isOpen && <Form key={form.formKey} shown={form} />}
      <button
        onClick={() => {
          form.openWith("unsent/1", unsent);
        }}
      >
        Edit
      </button>
    </>
  );
}

function visit(searchParams: string) {
  const pageAt = (address: string) => (
    <NuqsTestingAdapter
      searchParams={address}
      hasMemory
      onUrlUpdate={({ queryString }) => {
        shownAddress = queryString;
      }}
    >
      <Page />
    </NuqsTestingAdapter>
  );
  const { rerender } = render(pageAt(searchParams));
  return (next: string) => {
    rerender(pageAt(next));
  };
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>("message").value;
const keyFigure = () => screen.getByRole("status").textContent;

it("a link opens the form about its figure, and an older draft about another one moves to the list", async () => {
  store.write(NEW_COMMENT, old);
  visit(ABOUT);
  expect([keyFigure(), message()]).toEqual(["NetSales", ""]);
  await waitFor(() => {
    expect(unsentDrafts()).toEqual([old]);
  });
  expect(store.current()[NEW_COMMENT]).toBeUndefined();
});

it("a draft about the figure of the link stays in the form", () => {
  const draft = { ...old, keyFigureType: "NetSales" };
  store.write(NEW_COMMENT, draft);
  visit(ABOUT);
  expect([keyFigure(), message()]).toEqual(["NetSales", "Old text"]);
  expect(unsentDrafts()).toEqual([]);
});

it("a link that is followed while the form is open keeps what was typed in it", async () => {
  const goTo = visit(ABOUT);
  fireEvent.input(screen.getByLabelText("message"), { target: { value: "Typed" } });
  goTo(ABOUT.replace("NetSales", "Equity"));
  await waitFor(() => {
    expect([keyFigure(), message()]).toEqual(["Equity", ""]);
  });
  expect(unsentDrafts()).toEqual([{ keyFigureType: "NetSales", period: Q1, message: "Typed" }]);
});

it("an unsent comment replaces a form in which nothing was typed", () => {
  store.write("unsent/1", unsent);
  visit(ABOUT);
  fireEvent.click(screen.getByText("Edit"));
  expect([keyFigure(), message()]).toEqual(["Equity", "Unsent text"]);
  expect(store.current()).toEqual({ [NEW_COMMENT]: unsent });
});

it("text that is not stored yet moves to the list when an unsent comment replaces it in the form", () => {
  store.write("unsent/1", unsent);
  visit(ABOUT);
  fireEvent.input(screen.getByLabelText("message"), { target: { value: "Typed" } });
  fireEvent.click(screen.getByText("Edit"));
  expect([keyFigure(), message()]).toEqual(["Equity", "Unsent text"]);
  expect(store.current()[NEW_COMMENT]).toEqual(unsent);
  expect(unsentDrafts()).toEqual([{ keyFigureType: "NetSales", period: Q1, message: "Typed" }]);
});

it("a form that a link opened and the user changed to another figure is still there after a reload", async () => {
  visit(ABOUT);
  const field = screen.getByLabelText("message");
  fireEvent.input(field, { target: { value: "Typed" } });
  await waitFor(() => {
    expect(store.current()[NEW_COMMENT]).toBeDefined();
  });
  expect(shownAddress).toBeNull();
  fireEvent.input(screen.getByLabelText("key figure"), { target: { value: "Equity" } });
  await waitFor(() => {
    expect(shownAddress).toBe("");
  });
  expect([screen.getByLabelText("message"), message()]).toEqual([field, "Typed"]);
  cleanup();
  visit(shownAddress!);
  expect([keyFigure(), message()]).toEqual(["Equity", "Typed"]);
  expect(unsentDrafts()).toEqual([]);
});

it("the same link followed again opens an empty form about its figure", async () => {
  const goTo = visit(ABOUT);
  fireEvent.input(screen.getByLabelText("message"), { target: { value: "Typed" } });
  fireEvent.input(screen.getByLabelText("key figure"), { target: { value: "Equity" } });
  await waitFor(() => {
    expect(shownAddress).toBe("");
  });
  goTo("");
  goTo(ABOUT);
  await waitFor(() => {
    expect([keyFigure(), message()]).toEqual(["NetSales", ""]);
  });
  expect(unsentDrafts()).toMatchObject([{ keyFigureType: "Equity", message: "Typed" }]);
});
