"use client";

import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryStates } from "nuqs";
import { useCallback, useEffect, useMemo } from "react";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import type { PortfolioView } from "@/contract/portfolio";
import { portfolioViewPath } from "@/lib/portfolio/paths";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { SETTING_NAMES, type PortfolioSettings, type SettingName } from "@/lib/portfolio/settings";
import { addressOf, readViewState, type ViewState } from "@/lib/portfolio/views";

const PARAMETERS = {
  view: parseAsString,
  ...(Object.fromEntries(SETTING_NAMES.map((name) => [name, parseAsString])) as Record<
    SettingName,
    typeof parseAsString
  >),
};

export interface PortfolioSettingsState extends ViewState {
  /** The saved views that the user has access to, without those with a pending deletion. */
  views: readonly PortfolioView[];
  change: (changes: Partial<PortfolioSettings>) => void;
  /** Shows a view with its saved settings. */
  show: (view: Pick<ViewState, "id" | "saved" | "ofView">) => void;
}

/** The view in the URL, and the settings in the URL that differ from it. */
export function usePortfolioSettings(agencyId: string): PortfolioSettingsState {
  const [address, setAddress] = useQueryStates(PARAMETERS);
  const held = useHeldDeletions();
  const saved = useQuery(portfolioQueries.views(agencyId));
  const defaults = useQuery(portfolioQueries.defaultView(agencyId));
  const views = useMemo(
    () => (saved.data ?? []).filter(({ id }) => !held.has(portfolioViewPath(agencyId, id))),
    [saved.data, held, agencyId],
  );
  const state = useMemo(() => readViewState(address, views, defaults.data ?? {}), [address, views, defaults.data]);
  const isBare = Object.values(address).every((value) => value === null);
  useEffect(() => {
    // Writes the default view into the URL, so that a colleague with another default sees the same when given the link.
    // The view of all clients is not written as a default: such a link shows the colleague's own default.
    if (isBare && state.id !== "all") void setAddress(addressOf(state, state.settings));
  }, [isBare, state, setAddress]);
  const change = useCallback(
    (changes: Partial<PortfolioSettings>) => {
      void setAddress(addressOf(state, { ...state.settings, ...changes }));
    },
    [setAddress, state],
  );
  return {
    ...state,
    views,
    change,
    show: (view) => {
      void setAddress(addressOf({ ...view, defaultId: state.defaultId }, view.ofView));
    },
  };
}
