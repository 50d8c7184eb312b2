"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { Icon } from "@/components/ui/icon";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { onDemand } from "@/components/ui/on-demand";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import type { PortfolioView } from "@/contract/portfolio";
import { partNotFetched } from "@/lib/api/error";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { queryOfSettings, settingsOfQuery } from "@/lib/portfolio/settings";
import type * as actions from "@/lib/portfolio/view-actions";
import { isStandardId, STANDARD_IDS, STANDARD_QUERIES } from "@/lib/portfolio/views";
import type { Density } from "@/lib/preferences";
import { showToast } from "@/lib/toasts";
import type { PortfolioSettingsState } from "./use-portfolio-settings";

const ViewDialog = onDemand(() => import("./view-dialog").then((module) => module.ViewDialog));

type Actions = typeof actions;

interface ViewsMenuProps {
  agencyId: string;
  state: PortfolioSettingsState;
  /** The page's density, which is saved with a view. */
  density: Density;
}

/** Chooses a view, with actions on the one that is shown. */
export function ViewsMenu({ agencyId, state, density }: ViewsMenuProps) {
  const t = useTranslations("portfolio.views");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const may = useAgencyPermissions();
  const queryClient = useQueryClient();
  const inOrder = useNameOrder();
  const { data: defaults = {} } = useQuery(portfolioQueries.defaultView(agencyId));
  /** The open dialog: with a `view` it renames that view, without one it saves a new view. */
  const [dialog, setDialog] = useState<{ view?: PortfolioView } | null>(null);
  const { id, saved, isChanged, settings, views } = state;
  const nameOf = (viewId: string) =>
    isStandardId(viewId) ? t(`standard.${viewId}`) : (views.find((view) => view.id === viewId)?.name ?? "");
  const query = queryOfSettings({ ...settings, density });
  const shown = `${id} ${query}`;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const mayWrite = saved && (!saved.isShared || may.shareViews);
  const showSaved = (view: PortfolioView) => {
    state.show({ id: view.id, saved: view, ofView: settingsOfQuery(view.query) });
  };
  /** Runs an action, whose code is loaded on demand. */
  const act = async (action: (loaded: Actions) => Promise<unknown>) => {
    try {
      const loading = import("@/lib/portfolio/view-actions").catch(() => {
        throw partNotFetched(false);
      });
      await action(await loading);
    } catch (error) {
      showFailure(error, t("failed"));
    }
  };
  const choice = (viewId: string, onSelect: () => void): MenuItem => ({
    label: nameOf(viewId),
    checked: viewId === id,
    detail: viewId === state.defaultId ? t("default") : undefined,
    onSelect,
  });
  const group = (label: string, ofGroup: readonly PortfolioView[]): MenuItem[] =>
    ofGroup.length === 0
      ? []
      : [
          { kind: "heading", label },
          ...ofGroup.map((view) =>
            choice(view.id, () => {
              showSaved(view);
            }),
          ),
        ];
  const defaultItem = (owner: "own" | "agency"): MenuItem =>
    defaults[owner] === id
      ? {
          label: t(`unsetDefault.${owner}`),
          onSelect: () => void act((loaded) => loaded.chooseDefaultView(queryClient, agencyId, { [owner]: null })),
        }
      : {
          label: t(`setDefault.${owner}`),
          onSelect: () =>
            void act(async (loaded) => {
              await loaded.chooseDefaultView(queryClient, agencyId, { [owner]: id });
              showToast(t(`defaultSet.${owner}`, { name: nameOf(id) }));
            }),
        };
  const sorted = inOrder(views, ({ name }) => name);
  const items = (): MenuItem[] => [
    ...STANDARD_IDS.map((viewId) =>
      choice(viewId, () => {
        state.show({ id: viewId, saved: undefined, ofView: settingsOfQuery(STANDARD_QUERIES[viewId]) });
      }),
    ),
    ...group(
      t("ofAgency"),
      sorted.filter(({ isShared }) => isShared),
    ),
    ...group(
      t("own"),
      sorted.filter(({ isShared }) => !isShared),
    ),
    { kind: "separator" },
    ...(mayWrite && isChanged
      ? [
          {
            label: t("saveChanges"),
            icon: "check" as const,
            onSelect: () =>
              void act(async (loaded) => {
                const updated = await loaded.updateView(queryClient, agencyId, saved.id, { query });
                // Settings that were chosen meanwhile stay.
                if (latest.current === shown) showSaved(updated);
                showToast(t("saved", { name: saved.name }));
              }),
          },
        ]
      : []),
    {
      label: `${t("saveAs")}…`,
      icon: "plus",
      onSelect: () => {
        setDialog({});
      },
    },
    ...(mayWrite
      ? [
          {
            label: `${t("rename")}…`,
            onSelect: () => {
              setDialog({ view: saved });
            },
          },
        ]
      : []),
    defaultItem("own"),
    ...(may.shareViews && (!saved || saved.isShared) ? [defaultItem("agency")] : []),
    ...(mayWrite
      ? [
          {
            label: t("delete"),
            icon: "trash" as const,
            danger: true,
            onSelect: () =>
              void act((loaded) => {
                loaded.deleteView(queryClient, agencyId, saved.id, {
                  message: t("deleted", { name: saved.name }),
                  undoLabel: ui("undo"),
                  onFailed: (error) => {
                    showFailure(error, t("failed"));
                  },
                });
                state.show({ id: "all", saved: undefined, ofView: settingsOfQuery("") });
                return Promise.resolve();
              }),
          },
        ]
      : []),
  ];
  return (
    <>
      {isChanged && (
        <span className="flex h-8.5 items-center gap-2">
          <Badge>{t("changed")}</Badge>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              state.show(state);
            }}
          >
            {t("back")}
          </Button>
        </span>
      )}
      <Menu
        label={t("menu", { name: nameOf(id) })}
        align="end"
        items={items}
        className="w-72"
        buttonClassName={buttonClasses({})}
      >
        <Icon name="menu" />
        <span className="max-w-48 truncate">{nameOf(id)}</span>
        <Icon name="chevronDown" size={14} className="-mr-1 text-ink-3" />
      </Menu>
      {dialog && (
        <ViewDialog
          agencyId={agencyId}
          view={dialog.view}
          query={query}
          onSaved={(view) => {
            if (!dialog.view) showSaved(view);
            showToast(t("saved", { name: view.name }));
          }}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
    </>
  );
}
