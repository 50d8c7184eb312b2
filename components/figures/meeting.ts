"use client";

import { createContext, use } from "react";

/** True while a client looks at the screen: then nothing links to other companies' pages. */
export const Meeting = createContext(false);

export function useIsMeeting(): boolean {
  return use(Meeting);
}
