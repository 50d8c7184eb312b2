"use client";

import { useEffect, useMemo } from "react";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { useCurrentUser } from "@/components/auth/current-user";
import { FiscalYearValues } from "@/lib/inputs/fiscal-year-values";
import { keepEdits } from "@/lib/inputs/keep-edits";
import type { RowSet } from "@/lib/inputs/rows";
import { lazyTransport, type ValuesTransport } from "@/lib/inputs/save-queue";
import { openValues, type ValuesKey } from "@/lib/inputs/values-registry";

/**
 * The values of a fiscal year with the user's edits. Leaving the page stores drafts and sends pending saves.
 * @param rowSet memoized by the caller, so that rows are compared only when they may have changed
 * @param load loads the transport; has to be a stable function. It is called once the page is shown and not with the
 *   first save, because a page that is being left can no longer load code.
 */
export function useFiscalYearValues(
  key: Omit<ValuesKey, "userName">,
  stored: readonly KeyFigureData[],
  rowSet: RowSet,
  load: () => Promise<Required<ValuesTransport>>,
): FiscalYearValues {
  const { companyId, fiscalYearId, kind } = key;
  const { userName } = useCurrentUser();
  const values = useMemo(
    () =>
      openValues({ userName, companyId, fiscalYearId, kind }, () => {
        const made = new FiscalYearValues(lazyTransport(load), rowSet);
        made.setStored(stored);
        return made;
      }),
    [userName, companyId, fiscalYearId, kind, load, rowSet, stored],
  );

  useEffect(() => {
    values.queue.setTransport(lazyTransport(load));
    // A failed load is repeated by the first save, which reports it.
    load().catch(() => undefined);
  }, [values, load]);

  useEffect(() => {
    values.setRowSet(rowSet);
  }, [values, rowSet]);

  useEffect(() => {
    values.setStored(stored);
  }, [values, stored]);

  useEffect(() => {
    void values.openDrafts(async () => {
      const { openDraftsAndHistory } = await import("@/lib/inputs/kept-work");
      return openDraftsAndHistory(values, { userName, companyId, fiscalYearId, kind });
    });
  }, [values, userName, companyId, fiscalYearId, kind]);

  useEffect(() => {
    const { queue } = values;
    const end = keepEdits({
      keepDrafts: () => {
        values.keepDrafts();
      },
      areDraftsKept: values.areDraftsKept,
      getStatus: queue.getStatus,
      flush: () => queue.flush(),
      leave: () => {
        queue.leave();
      },
    });
    return () => {
      end();
      // When the user goes to another page of the dashboard, pending edits are saved at once.
      void queue.flush();
    };
  }, [values]);

  return values;
}
