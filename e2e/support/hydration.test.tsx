// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { Suspense, use, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isHydrated } from "./hydration";

/** A part of the page whose code comes to the browser later than that of the page around it. */
function LatePart({ loaded }: { loaded: Promise<void> | null }) {
  if (loaded) use(loaded);
  return <p>late</p>;
}

function Page({ loaded }: { loaded: Promise<void> | null }) {
  useEffect(() => {
    document.documentElement.dataset.listening = "";
  }, []);
  return (
    <html lang="en">
      <head />
      <body>
        <main id="main">
          <Suspense fallback="soon">
            <LatePart loaded={loaded} />
          </Suspense>
        </main>
      </body>
    </html>
  );
}

const usualHtml = document.documentElement;
let root: Root | undefined;

beforeEach(() => {
  document.replaceChildren(document.createElement("html"));
});

afterEach(() => {
  act(() => root?.unmount());
  document.replaceChildren(usualHtml);
});

it("waits for the last part of the page that React has not hydrated", async () => {
  document.documentElement.innerHTML = renderToString(<Page loaded={null} />).replace(/^<html[^>]*>|<\/html>$/g, "");
  document.documentElement.lang = "en";
  expect(isHydrated()).toBe(false);

  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await act(async () => {
    root = hydrateRoot(document, <Page loaded={loaded} />);
    await Promise.resolve();
  });
  expect("listening" in document.documentElement.dataset).toBe(true);
  expect(isHydrated()).toBe(false);

  await act(async () => {
    load();
    await loaded;
  });
  expect(isHydrated()).toBe(true);
});

it("waits for nothing on a page without the main part", () => {
  document.documentElement.innerHTML = "<body><p>Sign in</p></body>";
  expect(isHydrated()).toBe(true);
});
