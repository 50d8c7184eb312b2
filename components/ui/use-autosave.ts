"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { Unsaved } from "@/lib/drafts/autosaved-edit";
import { settleBeforeLeaving } from "@/lib/drafts/leaving";
import { showToast } from "@/lib/toasts";

interface Autosaved {
  settle: () => Promise<Unsaved | null>;
  sendOnLeave: () => void;
}

/**
 * Saves pending edits when the page is left or returns from the back/forward cache, when the user signs out, and when
 * the view unmounts.
 */
export function useAutosave(edits: Autosaved, notSaved: string): void {
  const t = useTranslations("ui.save");
  const errors = useTranslations("errors");
  useEffect(() => {
    const leave = () => {
      edits.sendOnLeave();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      // The page did not wait for the response of the request with which it was left.
      if (persisted) void edits.settle();
    };
    const saveAll = async () => {
      const unsaved = await edits.settle();
      // A restored edit needs no notice: its draft is kept, and the page shows a note about it when it is opened again.
      if (unsaved === null || unsaved === "restored") return;
      const retry = () => {
        void saveAll();
      };
      // A conflict has no retry. The page restores its draft and offers the choice that ends the conflict.
      showToast(unsaved === "unsure" ? errors("perhapsSaved") : notSaved, {
        tone: "bad",
        ...(unsaved !== "conflict" && { action: { label: t("retry"), run: retry } }),
      });
    };
    const endSettling = settleBeforeLeaving(() => edits.settle());
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      endSettling();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      void saveAll();
    };
  }, [edits, notSaved, t, errors]);
}
