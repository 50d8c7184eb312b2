// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type * as NextIntl from "next-intl";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { MESSAGES } from "@/lib/i18n/messages";
import MeetingError from "./error";
import MeetingTexts from "./layout";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
vi.mock("next-intl/server", () => ({ getMessages: () => Promise.resolve(MESSAGES.en) }));
vi.mock("next-intl", async (importOriginal) => {
  const original = await importOriginal<typeof NextIntl>();
  // On the server, the provider takes the language from the request.
  const NextIntlClientProvider = (props: { children: ReactNode }) => (
    <original.NextIntlClientProvider locale="en" {...props} />
  );
  return { ...original, NextIntlClientProvider };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a meeting's page that failed says so without the company's layout, and can be tried again", async () => {
  // The page asks whether the service is ready. It is, so the page does not try again by itself.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  const retry = vi.fn();
  render(await MeetingTexts({ children: <MeetingError error={new Error("lost")} retry={retry} /> }));
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong.");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Something went wrong.");
  screen.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
});
