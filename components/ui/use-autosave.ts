"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { settleBeforeLeaving } from "@/lib/drafts/leaving";
import { showToast } from "@/lib/toasts";

interface Autosaved {
  flush: () => Promise<boolean>;
  sendOnLeave: () => void;
}

/**
 * Saves pending edits when the page is left or returns from the back/forward cache, when the user signs out, and when
 * the view unmounts.
 */
export function useAutosave(edits: Autosaved, notSaved: string): void {
  const t = useTranslations("ui.save");
  useEffect(() => {
    const leave = () => {
      edits.sendOnLeave();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      // The page did not wait for the response of the request with which it was left.
      if (persisted) void edits.flush();
    };
    const saveAll = async () => {
      if (await edits.flush()) return;
      const retry = () => {
        void saveAll();
      };
      showToast(notSaved, { tone: "bad", action: { label: t("retry"), run: retry } });
    };
    const endSettling = settleBeforeLeaving(() => edits.flush());
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      endSettling();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      void saveAll();
    };
  }, [edits, notSaved, t]);
}
