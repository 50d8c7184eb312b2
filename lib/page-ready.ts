import { cache } from "react";

/** Milliseconds after which the server sends the frame with a skeleton, and the page later. */
const MAX_WAIT = 300;

/** One promise for each request. */
const ready = cache(() => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});

/** Tells the frame that the page has its data. */
export function pageIsReady(): void {
  ready().resolve();
}

/**
 * Waits for the page of this request, at most {@link MAX_WAIT}. React shows a skeleton for at least 300 ms, so for a
 * shorter wait it is better to send none.
 */
export async function pageReady(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT);
  });
  await Promise.race([ready().promise, slow]);
  clearTimeout(timer);
}
