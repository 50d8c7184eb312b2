/** ms, in browsers that do not tell when they are idle. */
const IDLE_FALLBACK_MS = 200;

let loaded: Promise<void> | undefined;

/**
 * Resolves when the page has loaded and the browser has nothing to do, so that fetching ahead takes nothing from what
 * the user waits for.
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
    // Safari has no idle callbacks, whatever its types say.
    if (!("requestIdleCallback" in window)) setTimeout(resolve, IDLE_FALLBACK_MS);
    else
      window.requestIdleCallback(() => {
        resolve();
      });
  });
}
