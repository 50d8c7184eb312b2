// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it, vi } from "vitest";
import { TIME_ZONE } from "@/lib/i18n/locale";
import { MESSAGES } from "@/lib/i18n/messages";
import { toastStore } from "@/lib/toasts";
import { DensityChoice } from "./density-choice";

vi.mock("@/lib/users/choices", () => {
  throw new Error("the code could not be loaded");
});

afterEach(cleanup);

it("says that the density was not changed when the code could not be loaded", async () => {
  render(
    <NextIntlClientProvider locale="en" messages={MESSAGES.en} timeZone={TIME_ZONE}>
      <DensityChoice value="regular" onChange={vi.fn()} />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole("switch"));
  await waitFor(() => {
    expect(toastStore.get()).toMatchObject([{ message: "The setting was not changed. Try again.", tone: "bad" }]);
  });
});
