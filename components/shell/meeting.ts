"use client";

import { createContext, use } from "react";
import type { TraceAddress } from "@/lib/figures/trace-address";

/** The functions and the state of a meeting's frame that its pages use. */
export interface Meeting {
  /** Address of the page with the trace of a value. */
  traceHref: (address: TraceAddress) => string;
  /** Opens the page with the trace of a value; going back from it restores the present focus. */
  openTrace: (address: TraceAddress) => void;
  /** True while a trace is shown that was opened with `openTrace`. */
  isTraceOpened: boolean;
}

/** Set in a meeting, when a client sees the screen. Nothing then links to pages that show other companies. */
export const MeetingContext = createContext<Meeting | null>(null);

export function useMeeting(): Meeting | null {
  return use(MeetingContext);
}
