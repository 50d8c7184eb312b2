import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  name: string;
  /** The phase in the trace event format: X is a complete event, which has a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread's own time, not of the clock. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * The longest tasks of a page's main thread while `work` goes on, in milliseconds of processor time, longest first.
 * Processor time, because on a shared machine the clock also counts the time that other programs got.
 *
 * Events inside a task are in the list too, so only the first is certain to be a task of its own. The trace is of the
 * whole browser: its other pages must be idle.
 */
export async function longestTasks(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ ph, pid, tid, tdur }) => ph === "X" && tdur !== undefined && main.has(`${pid} ${tid}`))
    .map(({ tdur }) => tdur! / 1000)
    .sort((one, other) => other - one);
}
