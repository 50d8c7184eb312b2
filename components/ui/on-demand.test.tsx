// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { onDemand } from "./on-demand";

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

/** A load that the test resolves or rejects. */
function pending() {
  const ends: { resolve: (loaded: typeof Hello) => void; reject: (error: Error) => void }[] = [];
  const load = vi.fn(() => new Promise<typeof Hello>((resolve, reject) => ends.push({ resolve, reject })));
  return { load, ends };
}

/** Runs a change and waits for its effects. */
const settled = (change: () => unknown) =>
  act(async () => {
    change();
    await Promise.resolve();
  });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it("shows the placeholder until the code is there, and after that the component at once", async () => {
  const { load, ends } = pending();
  const Late = onDemand(load, <p>soon</p>);
  expect(load).not.toHaveBeenCalled();
  render(
    <>
      <Late name="Anna" />
      <Late name="Bo" />
    </>,
  );
  expect(screen.getAllByText("soon")).toHaveLength(2);
  await settled(() => {
    ends[0]!.resolve(Hello);
  });
  expect(screen.getByText("Hello Bo")).toBeTruthy();
  cleanup();
  render(<Late name="Cecilia" />);
  expect(screen.getByText("Hello Cecilia")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it("hydrates the server's placeholder even if the code is already loaded", async () => {
  const Late = onDemand(() => Promise.resolve(Hello), <p>soon</p>);
  const box = document.body.appendChild(document.createElement("div"));
  box.innerHTML = renderToString(<Late name="Anna" />);
  expect(box.textContent).toBe("soon");
  const problems: unknown[] = [];
  for (let visit = 0; visit < 2; visit++) {
    const page = document.body.appendChild(box.cloneNode(true) as HTMLElement);
    const hydrate = () =>
      hydrateRoot(page, <Late name="Anna" />, { onRecoverableError: (error) => problems.push(error) });
    await settled(hydrate);
    expect(page.textContent).toBe("Hello Anna");
  }
  expect(problems).toEqual([]);
});

it("passes a failure to the error boundary, and retries when it is shown again", async () => {
  // React reports errors that a boundary catches.
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const { load, ends } = pending();
  const Late = onDemand(load);
  render(
    <Boundary>
      <Late name="Anna" />
    </Boundary>,
  );
  await settled(() => {
    ends[0]!.reject(new Error("offline"));
  });
  expect(screen.getByText("failed")).toBeTruthy();
  cleanup();
  render(<Late name="Anna" />);
  await settled(() => {
    ends[1]!.resolve(Hello);
  });
  expect(screen.getByText("Hello Anna")).toBeTruthy();
});

it("forgets a failure that nobody waits for any more", async () => {
  const { load, ends } = pending();
  const Late = onDemand(load);
  render(<Late name="Anna" />);
  cleanup();
  ends[0]!.reject(new Error("offline"));
  await Promise.resolve();
  render(<Late name="Anna" />);
  await settled(() => {
    ends[1]!.resolve(Hello);
  });
  expect(screen.getByText("Hello Anna")).toBeTruthy();
});
