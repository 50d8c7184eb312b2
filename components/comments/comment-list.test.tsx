// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { installTransport } from "@/lib/api/transport";
import type { CommentDraft } from "@/lib/comments/comment-input";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { createQueryClient } from "@/lib/query-client";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { CommentList } from "./comment-list";
import type { CommentActions } from "./use-comment-writing";

const complete: CommentDraft = {
  keyFigureType: "NetSales",
  period: periodOfDays("2026-01-01", "2026-03-31"),
  message: "New clients.",
};

afterEach(cleanup);

it.each([
  ["one without a period", { ...complete, period: null }, true],
  ["one without a message", { ...complete, message: " " }, true],
  ["a complete one", complete, false],
])("an unsent comment can be sent again only when it is complete: %s", (_, draft, isDisabled) => {
  installTransport(() => new Promise(() => undefined));
  const writing = { drafts: { "unsent/1": draft }, saves: new Map() } as unknown as CommentActions;
  render(
    <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone={TIME_ZONE}>
      <QueryClientProvider client={createQueryClient()}>
        <NuqsTestingAdapter>
          <CommentList
            {...{ companyId: "a-demo-1", comments: [], may: true, writing, isStale: false }}
            onEditUnsent={() => undefined}
          />
        </NuqsTestingAdapter>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Try again" }).disabled).toBe(isDisabled);
});
