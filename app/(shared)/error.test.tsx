// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type * as NextIntl from "next-intl";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { MESSAGES } from "@/lib/i18n/messages";
import SharedError from "./error";
import SharedTexts from "./layout";

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

it("the page of a shared report that failed says so and can be tried again", async () => {
  // The page asks whether the service is available, and here it is.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  const retry = vi.fn();
  render(await SharedTexts({ children: <SharedError error={new Error("lost")} retry={retry} /> }));
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong.");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Something went wrong.");
  screen.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
});
