"use client";

import { createContext, use } from "react";
import type { TraceAddress } from "@/lib/figures/trace-address";

/** The part of a meeting's frame that its pages use. */
export interface Meeting {
  /** The address of the page that shows how a value is made. */
  traceHref: (address: TraceAddress) => string;
  /** Opens that page, from which the way back leads to where the focus is now. */
  openTrace: (address: TraceAddress) => void;
  /** True while a trace is shown that was opened from a figure. */
  isTraceOpened: boolean;
}

/** Set while a client looks at the screen: then nothing links to pages that know other companies. */
export const MeetingContext = createContext<Meeting | null>(null);

export function useMeeting(): Meeting | null {
  return use(MeetingContext);
}
