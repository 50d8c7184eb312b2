/** Milliseconds to wait in browsers without requestIdleCallback. */
const IDLE_FALLBACK_MS = 200;

let loaded: Promise<void> | undefined;

/**
 * Resolves when the page has loaded and the browser is idle, so that prefetching does not slow down requests that the
 * user waits for.
 */
export async function whenIdle(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else
      window.addEventListener(
        "load",
        () => {
          resolve();
        },
        { once: true },
      );
  });
  await loaded;
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback, although TypeScript's types declare it.
    if (!("requestIdleCallback" in window)) setTimeout(resolve, IDLE_FALLBACK_MS);
    else
      window.requestIdleCallback(() => {
        resolve();
      });
  });
}
