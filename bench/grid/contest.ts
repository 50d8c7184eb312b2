import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { formatCellNumber } from "@/lib/numbers/cell-number";

export const ROWS = 1_000;
export const COLUMNS = 60;

const WAIT_TIMEOUT_MS = 10_000;

/** A grid, as its page hands it to {@link enter}. Rows and columns count from 0. */
export interface Competitor {
  render: () => ReactNode;
  /** The element that scrolls. */
  scroller: () => Element;
  /** True when more than 100 cells are in the document, or drawn by a grid without elements for its cells. */
  isShown: () => boolean;
  /** Focuses a cell. */
  focus: (row: number, column: number) => void;
  /** The number in a cell. */
  valueAt: (row: number, column: number) => number | null;
}

/** The number in a cell, the same for all grids: with two decimals, some of them negative. */
export function numberAt(row: number, column: number): number {
  return Math.round(Math.sin(row * 61 + column) * 1e8) / 100;
}

/** The text of a number, the same for all grids. */
export function textOf(value: number | null): string {
  return value === null ? "" : formatCellNumber(value, { locale: "en-GB", notANumber: "not a number" });
}

/**
 * The operations that the bench calls in a page. Times are milliseconds to the end of the frame with the result, which
 * records the paint. The compositor draws on another thread, and counts only where it delays the next frame.
 */
export interface Contest {
  mount: () => Promise<number>;
  /** Durations of the frames of a scroll of so many seconds: down 8,000 px for two thirds, then right 3,000 px. */
  scroll: (seconds: number) => Promise<number[]>;
  focus: (row: number, column: number) => void;
  /** Time from the next press of a key until the editor is open, or closed again. */
  nextKey: (until: "open" | "closed") => Promise<number>;
  /** Time until the last pasted number is painted. */
  paste: (text: string, last: { row: number; column: number; value: number }) => Promise<number>;
}

/** Offers the bench its operations on a grid as `window.contest`. Each grid has a page of its own. */
export function enter(competitor: Competitor): void {
  const isEditing = () => document.activeElement?.matches("input, textarea") ?? false;
  const contest: Contest = {
    mount: async () => {
      const root = createRoot(document.getElementById("grid")!);
      const begun = performance.now();
      flushSync(() => {
        root.render(competitor.render());
      });
      await painted(competitor.isShown);
      return performance.now() - begun;
    },
    scroll: async (seconds) => {
      const box = competitor.scroller();
      const frames: number[] = [];
      box.scrollTo(0, 0);
      await nextFrame();
      const begun = await nextFrame();
      for (let last = begun; last - begun < seconds * 1_000;) {
        const share = (last - begun) / (seconds * 1_000);
        if (share < 2 / 3) box.scrollTop = share * 12_000;
        else box.scrollLeft = (share - 2 / 3) * 9_000;
        const now = await nextFrame();
        frames.push(now - last);
        last = now;
      }
      return frames;
    },
    focus: (row, column) => {
      competitor.focus(row, column);
    },
    nextKey: (until) =>
      new Promise((resolve, reject) => {
        const press = (event: KeyboardEvent) => {
          void painted(() => isEditing() === (until === "open")).then(() => {
            resolve(performance.now() - event.timeStamp);
          }, reject);
        };
        window.addEventListener("keydown", press, { capture: true, once: true });
      }),
    paste: async (text, last) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      // A grid that reads the system's clipboard would wait for it, but uses the event's data if there is no such
      // clipboard.
      Object.defineProperty(navigator, "clipboard", { value: {} });
      const begun = performance.now();
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
      await painted(() => competitor.valueAt(last.row, last.column) === last.value);
      return performance.now() - begun;
    },
  };
  Object.assign(window, { contest });
}

/** Resolves when the first frame in which the condition holds has been painted. */
async function painted(condition: () => boolean): Promise<void> {
  const begun = await nextFrame();
  while (!condition())
    if ((await nextFrame()) - begun > WAIT_TIMEOUT_MS) throw new Error("the awaited state did not come");
  // A message is handled after the frame whose callbacks posted it.
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve();
    };
    port2.postMessage(null);
  });
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve(performance.now());
    });
  });
}
