"use client";

import { useTranslations } from "next-intl";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { isDirty, readEdits, restoredOver, writeEdits, type ChartEdits } from "@/lib/charts-of-accounts/chart-edits";
import type { DraftSlot } from "@/lib/drafts/drafts";
import { showToast } from "@/lib/toasts";
import { useCurrentUser } from "@/components/auth/current-user";

/** Longer than usual, because the next page is loading meanwhile and the edits cannot be recovered. */
const LOSS_TOAST_SECONDS = 30;

interface KeptEdits {
  companyId: string;
  edits: ChartEdits;
  /** Called with the unsaved edits of an earlier visit, if there are any in the browser's storage. */
  restore: (edits: ChartEdits) => void;
  readOnly: boolean;
}

/** Stores edits of a chart in the browser until they are saved, and tells the user about them on leaving the chart. */
export function useKeptEdits({ companyId, edits, restore, readOnly }: KeptEdits): void {
  const { userName } = useCurrentUser();
  const [slot, setSlot] = useState<DraftSlot | null>(null);
  /** True while the browser has stored the edits, or there are none. */
  const isKept = useRef(true);
  const chartId = edits.base.id;
  const dirty = isDirty(edits);

  const open = useEffectEvent((found: DraftSlot) => {
    const restored = readEdits(found.read(), chartId);
    if (restored && isDirty(restored)) restore(restoredOver(edits, restored));
    setSlot(found);
  });
  useEffect(() => {
    if (readOnly) return;
    let gone = false;
    // Loaded on demand. If the load fails, nothing is stored, and the browser warns before the page is left.
    import("@/lib/drafts/drafts")
      .then(({ browserStorage, draftSlot, ownedSlot }) => {
        if (!gone) open(ownedSlot(draftSlot(browserStorage(), userName, "charts", companyId, chartId)));
      })
      .catch(() => undefined);
    const warn = (event: BeforeUnloadEvent) => {
      if (!isKept.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      gone = true;
      window.removeEventListener("beforeunload", warn);
    };
  }, [userName, companyId, chartId, readOnly]);

  useEffect(() => {
    isKept.current = slot ? slot.write(dirty ? { text: writeEdits(edits), count: 1 } : null) : !dirty;
  }, [slot, edits, dirty]);

  useLeavingNote(edits.current.name, chartId, dirty, isKept);
}

/**
 * Shows a notice when the user leaves the chart with unsaved edits: with a link back if the browser keeps them, else
 * that they are lost.
 */
function useLeavingNote(name: string, chartId: string, dirty: boolean, isKept: RefObject<boolean>): void {
  const t = useTranslations("chartsOfAccounts");
  const router = useRouter();
  const page = usePathname();
  const search = useSearchParams();
  const note = useEffectEvent(() => {
    if (!dirty) return;
    if (!isKept.current) {
      showToast(t("lost", { name }), { tone: "bad", seconds: LOSS_TOAST_SECONDS });
      return;
    }
    showToast(t("left", { name }), {
      action: {
        label: t("goBack"),
        run: () => {
          const shown = new URLSearchParams(search);
          shown.set("chart", chartId);
          router.push(`${page}?${shown.toString()}`);
        },
      },
    });
  });
  useEffect(
    () => () => {
      note();
    },
    [],
  );
}
