"use client";

import { useEffect } from "react";
import { announceSignIn } from "@/lib/session-gate";

export function AnnounceSignIn({ userName }: { userName: string }) {
  useEffect(() => {
    announceSignIn(userName);
    window.close();
  }, [userName]);
  return null;
}
