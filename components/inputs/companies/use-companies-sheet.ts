"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { CompanyFigure } from "@/contract/inputs/agency-key-figure-data";
import type { Period } from "@/contract/period";
import { GridStore } from "@/lib/grid/grid-store";
import { CompaniesSheet } from "@/lib/inputs/companies-sheet";
import { keepEdits } from "@/lib/inputs/keep-edits";
import { companyFigureTransport } from "@/lib/inputs/mutations";
import { inputsQueries } from "@/lib/inputs/queries";
import { typeOfRow } from "@/lib/inputs/rows";
import { useCurrentUser } from "@/components/auth/current-user";
import { useSheetSetting } from "@/components/value-sheet/use-sheet";

interface CompaniesChoice {
  agencyId: string;
  figure: string;
  year: number;
  periods: readonly Period[];
  companies: readonly CompanyFigure[];
}

/** Milliseconds until an edit is stored as a draft; leaving the page stores it at once. */
const DRAFT_DELAY = 300;

/**
 * The sheet of many companies. Leaving the page stores drafts and sends pending saves. The sheet is made once, so the
 * component needs a `key` of the figure, the year and the kind of period.
 */
export function useCompaniesSheet({ agencyId, figure, year, periods, companies }: CompaniesChoice) {
  const queryClient = useQueryClient();
  const { userName } = useCurrentUser();
  // The sheet reads a cell in the currency of its fiscal year. Only cells without a fiscal year, which are read-only,
  // would be in the currency given here.
  const setting = useSheetSetting("SEK", false);
  const [{ model, store }] = useState(() => {
    const transport = (companyId: string, fiscalYearId: string) =>
      companyFigureTransport(queryClient, figure, companyId, fiscalYearId);
    const made = new CompaniesSheet(figure, typeOfRow(figure), periods, transport, setting);
    made.setStored(companies);
    return { model: made, store: new GridStore(made) };
  });
  const [restored, setRestored] = useState(0);
  /** False when drafts cannot be stored: the browser refuses, or the modules for drafts could not be loaded. */
  const [areDraftsKept, setDraftsKept] = useState(true);

  useEffect(() => {
    model.configure(setting);
  }, [model, setting]);
  useEffect(() => {
    model.setStored(companies);
  }, [model, companies]);

  useEffect(() => {
    let keep: () => void = () => undefined;
    let isKept = true;
    const setKept = (kept: boolean) => {
      isKept = kept;
      setDraftsKept(kept);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void Promise.all([import("@/lib/drafts/drafts"), import("@/lib/inputs/companies-drafts")]).then(
      ([{ browserStorage, draftSlot, ownedSlot }, { readCompanyDrafts, writeCompanyDrafts }]) => {
        if (left) return;
        // The number of periods tells months, quarters and the year apart.
        const scope = ["agency", agencyId, figure, String(year), String(periods.length)];
        const slot = ownedSlot(draftSlot(browserStorage(), userName, "values", ...scope));
        const isTyped = model.unconfirmed().length > 0;
        setRestored(model.restore(readCompanyDrafts(slot)));
        keep = () => {
          clearTimeout(timer);
          timer = undefined;
          setKept(writeCompanyDrafts(slot, model.unconfirmed()));
        };
        // The timer of edits that were made while the modules were loaded may have run out.
        if (isTyped) keep();
      },
      // Without these modules values are still saved, but no drafts are stored.
      () => {
        setKept(false);
      },
    );
    const unsubscribe = model.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        keep();
      }, DRAFT_DELAY);
    });
    const end = keepEdits({
      keepDrafts: () => {
        keep();
      },
      areDraftsKept: () => isKept,
      getStatus: model.getStatus,
      flush: () => model.flush(),
      leave: () => {
        model.leave();
      },
    });
    return () => {
      left = true;
      unsubscribe();
      end();
      keep();
      void model.flush().then(() => {
        keep();
        // The cached list is older than the saved values.
        void queryClient.invalidateQueries({ queryKey: inputsQueries.ofAgency(agencyId, figure, year).queryKey });
      });
    };
  }, [model, userName, agencyId, figure, year, periods, queryClient]);

  return { model, store, restored, areDraftsKept };
}
