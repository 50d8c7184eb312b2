"use client";

import { useEffect } from "react";
import { announceSignIn } from "@/lib/session-gate";

/** Tells the dashboard's other windows who has signed in, and closes this one. */
export function AnnounceSignIn({ userName }: { userName: string }) {
  useEffect(() => {
    announceSignIn(userName);
    window.close();
  }, [userName]);
  return null;
}
