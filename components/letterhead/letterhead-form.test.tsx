// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { MESSAGES } from "@/lib/i18n/messages";
import { dismissToast, runToastAction, toastStore } from "@/lib/toasts";
import { PageProviders } from "@/components/ui/testing/page-providers";
import { LetterheadForm } from "./letterhead-form";

/** Functions that respond to the requests so far, the oldest first: with a letterhead, or with an error's message. */
let respond: ((status: number, colour: string, message?: string) => void)[];

beforeEach(() => {
  respond = [];
  installTestTransport(
    () =>
      new Promise((resolve) => {
        respond.push((status, colour, message) => {
          const refusal = { typeOfError: "InvalidInput", identifier: "id", message };
          resolve(responseOf(message === undefined ? { colour } : refusal, status));
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.get()) dismissToast(id);
});

const colourField = () => screen.getByRole<HTMLInputElement>("textbox");
const messages = () => toastStore.get().map(({ message }) => message);

async function saveColour(text: string) {
  const { unmount } = render(
    <PageProviders user={{ userName: "director", name: "Director", type: "AgencyDirector" }}>
      <LetterheadForm agencyId="demo" agencyName="Byrån" letterhead={{ colour: "#111111" }} />
    </PageProviders>,
  );
  fireEvent.change(colourField(), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => respond.length).toBe(1);
  return unmount;
}

it("keeps what is typed while the letterhead is being saved", async () => {
  await saveColour("#222222");
  fireEvent.change(colourField(), { target: { value: "#333333" } });
  respond[0]!(200, "#222222");
  await expect.poll(messages).toHaveLength(1);
  expect(colourField().value).toBe("#333333");
  const save = screen.getByRole("button", { name: "Save" });
  // The message appears while the button is still busy, and a busy button ignores clicks.
  await expect.poll(() => save.getAttribute("aria-busy")).not.toBe("true");
  fireEvent.click(save);
  await expect.poll(() => respond.length).toBe(2);
});

it("says after the page was left that the letterhead could not be changed back", async () => {
  const unmount = await saveColour("#222222");
  respond[0]!(200, "#222222");
  await expect.poll(messages).toHaveLength(1);
  unmount();
  runToastAction(toastStore.get()[0]!.id);
  await expect.poll(() => respond.length).toBe(2);
  respond[1]!(412, "", "Somebody else has changed it.");
  await expect.poll(messages).toEqual(["The letterhead was not changed back."]);
});

it.each([
  ["$.logo.data: expected a PNG image with an alpha channel, found one with a transparent colour.", 1],
  ["$.colour: expected a colour.", 0],
])("says what to do about a refused logo, only if the logo is refused (%s)", async (message, count) => {
  await saveColour("#222222");
  respond[0]!(400, "", `The body is not valid: ${message}`);
  await screen.findByRole("alert");
  expect(screen.queryAllByText(MESSAGES.en.letterhead.problems.refused)).toHaveLength(count);
});
