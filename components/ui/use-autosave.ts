"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { settleBeforeLeaving } from "@/lib/drafts/leaving";
import { showToast } from "@/lib/toasts";

interface Autosaved {
  flush: () => Promise<boolean>;
  sendOnLeave: () => void;
}

/** Saves pending edits when the page is left or the view unmounts. */
export function useAutosave(edits: Autosaved, notSaved: string): void {
  const t = useTranslations("ui.save");
  useEffect(() => {
    const leave = () => {
      edits.sendOnLeave();
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
    return () => {
      endSettling();
      window.removeEventListener("pagehide", leave);
      void saveAll();
    };
  }, [edits, notSaved, t]);
}
