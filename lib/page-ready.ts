import { cache } from "react";

/** ms: after that a document comes with its frame and a skeleton, and the page follows. */
const MAX_WAIT = 300;

/** One promise a request. */
const ready = cache(() => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});

/** Tells the frame of the document that its page has what it shows. */
export function pageIsReady(): void {
  ready().resolve();
}

/**
 * Waits for this request's page, for a moment. A skeleton that has been sent stays for 300 ms at least, by React's own
 * rule, so one that would stand for less is better not sent.
 */
export async function pageReady(): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT);
  });
  await Promise.race([ready().promise, slow]);
  clearTimeout(timer);
}
