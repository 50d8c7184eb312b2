// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SignInButton } from "./sign-in-button";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("presses while a sign-in is starting are ignored", () => {
  const fetched = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal("fetch", fetched);
  render(
    <SignInButton publicOrigin={window.location.origin} callbackUrl="/" atOnce={false} failed="Failed">
      Sign in
    </SignInButton>,
  );
  const button = screen.getByRole("button");
  fireEvent.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(button);
  expect(fetched).toHaveBeenCalledTimes(1);
});
