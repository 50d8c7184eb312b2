"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { KeyFigureData } from "@/contract/key-figure-data";
import { settleBeforeLeaving } from "@/lib/drafts/leaving";
import type { FiscalYearValues } from "@/lib/key-figures/fiscal-year-values";
import { sendKeyFigureData } from "@/lib/key-figures/mutations";
import { openValues } from "@/lib/key-figures/values-registry";

interface Place {
  userName: string;
  companyId: string;
  fiscalYearId: string;
}

/** The user's work on a fiscal year, fed with the fetched list, with drafts kept and saves sent when the page is left. */
export function useFiscalYearValues(place: Place, list: readonly KeyFigureData[]): FiscalYearValues {
  const { userName, companyId, fiscalYearId } = place;
  const queryClient = useQueryClient();
  const values = useMemo(
    () => openValues(userName, companyId, fiscalYearId, () => sendKeyFigureData(queryClient, companyId, fiscalYearId)),
    [userName, companyId, fiscalYearId, queryClient],
  );
  values.seed(list);

  useEffect(() => {
    values.setStored(list);
  }, [values, list]);

  useEffect(() => {
    void values.openDrafts(async () => {
      const { browserStorage, draftSlot } = await import("@/lib/drafts/drafts");
      return draftSlot(browserStorage(), userName, "values", companyId, fiscalYearId);
    });
  }, [values, userName, companyId, fiscalYearId]);

  useEffect(() => {
    const { queue } = values;
    const leave = () => {
      values.keepDrafts();
      queue.leave();
    };
    const hide = () => {
      if (document.visibilityState === "hidden") values.keepDrafts();
    };
    const retry = () => {
      if (queue.getStatus().failed > 0) void queue.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      const { waiting, saving, failed } = queue.getStatus();
      if (!values.areDraftsKept() && waiting + saving + failed > 0) event.preventDefault();
    };
    const endSettling = settleBeforeLeaving(async () => {
      values.keepDrafts();
      await queue.flush();
      values.keepDrafts();
    });
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", retry);
    window.addEventListener("beforeunload", warn);
    document.addEventListener("visibilitychange", hide);
    return () => {
      endSettling();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", retry);
      window.removeEventListener("beforeunload", warn);
      document.removeEventListener("visibilitychange", hide);
      // To another page of the dashboard: nothing has to wait for a pause.
      void queue.flush();
    };
  }, [values]);

  return values;
}
