"use client";

import { createContext, use } from "react";

/** Whether others look at the screen: then nothing leads to other companies' pages. */
export const Meeting = createContext(false);

export function useIsMeeting(): boolean {
  return use(Meeting);
}
