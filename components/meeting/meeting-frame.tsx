"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from "react";
import { companiesQueries } from "@/lib/companies/queries";
import { useYearWords } from "@/lib/companies/use-year-words";
import { parseTraceAddress, writeTraceAddress, type TraceAddress } from "@/lib/figures/trace-address";
import { focusWhenThere, markOf, type FocusMark } from "@/lib/meeting/focus";
import { keyPlaceOf, meetingAction, type MeetingAction } from "@/lib/meeting/keys";
import { carriedSearch, meetingPageOf, pageBeside } from "@/lib/meeting/pages";
import { MEETING_PAGES, meetingPage, neighbourPage, type MeetingPage } from "@/lib/paths";
import { offerShortcuts } from "@/lib/shortcuts";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { YearSwitcher } from "@/components/periods/year-switcher";
import { MeetingContext } from "@/components/shell/meeting";
import { usePrintedTitle } from "@/components/shell/use-printed-title";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { onDemand } from "@/components/ui/on-demand";
import { useDocumentKeys } from "@/components/ui/use-document-keys";
import { ToolButton, ToolLink } from "./tool-button";
import { useFullScreen } from "./use-full-screen";
import { useWayOut } from "./use-way-out";

const MeetingNotes = onDemand(() => import("./meeting-notes").then((module) => module.MeetingNotes));
const ShortcutsDialog = onDemand(() =>
  import("@/components/shell/shortcuts-dialog").then((module) => module.ShortcutsDialog),
);

/** The page from which a trace was opened, and the element that had the focus there. */
interface Opener {
  href: string;
  mark: FocusMark | null;
}

interface MeetingFrameProps {
  companyId: string;
  /** True when the user has access to other companies. */
  hasNeighbours: boolean;
  children: ReactNode;
}

/** Frame of a meeting's pages: the company's name, navigation between pages and companies, and keyboard shortcuts. */
export function MeetingFrame({ companyId, hasNeighbours, children }: MeetingFrameProps) {
  const t = useTranslations("meeting");
  const router = useRouter();
  const page = meetingPageOf(usePathname());
  const search = useSearchParams().toString();
  const { data: company } = useQuery(companiesQueries.one(companyId));
  const mayWriteNotes = useCompanyPermissions(companyId).writeComments !== false;
  const screen = useFullScreen();
  const wayOut = useWayOut(companyId, page, search);
  const [opener, setOpener] = useState<Opener | null>(null);
  /** The subject of the next note; null while the panel with the notes is closed. */
  const [notesOn, setNotesOn] = useState<TraceAddress | "company" | null>(null);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const notesButton = useRef<HTMLButtonElement>(null);
  const hrefOf = (to: MeetingPage) => withSearch(meetingPage(companyId, to), carriedSearch(search));
  // With the whole search, because the server leads back to this page if it finds no other company.
  // `neighbourPage` has a query already, so the search is joined with "&".
  const neighbourHref = (side: "next" | "previous") =>
    [neighbourPage(companyId, side, page), search].filter(Boolean).join("&");
  useFocusBack(page, opener, () => {
    setOpener(null);
  });
  useShortcuts(hasNeighbours, mayWriteNotes, screen.isPossible);

  const meeting = useMemo(() => {
    const traceHref = (address: TraceAddress) => {
      const params = new URLSearchParams(carriedSearch(search));
      params.set("trace", writeTraceAddress(address));
      return withSearch(meetingPage(companyId, "trace"), params.toString());
    };
    return {
      traceHref,
      openTrace: (address: TraceAddress) => {
        setOpener({
          href: withSearch(meetingPage(companyId, page), search),
          mark: markOf(document.activeElement, document),
        });
        router.push(traceHref(address));
      },
      isTraceOpened: opener !== null,
    };
  }, [companyId, page, search, router, opener]);

  const openNotes = (from: Element | null) => {
    setNotesOn(figureAround(from) ?? "company");
  };
  const closeNotes = () => {
    setNotesOn(null);
    notesButton.current?.focus();
  };
  const goTo = (to: MeetingPage | undefined) => {
    if (to === undefined) return false;
    setOpener(null);
    router.push(hrefOf(to));
    return true;
  };
  const goBack = () => {
    if (page !== "trace" || !opener) return false;
    router.push(opener.href, { scroll: false });
    return true;
  };
  const toCompany = (side: "next" | "previous") => {
    if (!hasNeighbours) return false;
    // A full page load, so that no data of this company is left in the next one's page.
    location.assign(neighbourHref(side));
    return true;
  };
  const actions: Record<MeetingAction, () => boolean> = {
    nextPage: () => goTo(pageBeside(page, "next")),
    previousPage: () => goTo(pageBeside(page, "previous")),
    nextCompany: () => toCompany("next"),
    previousCompany: () => toCompany("previous"),
    back: goBack,
    leave: () => {
      // In full screen, the browser itself takes Escape to leave full screen.
      if (document.fullscreenElement) return false;
      if (!goBack()) router.push(wayOut);
      return true;
    },
    fullScreen: () => {
      if (screen.isPossible) screen.toggle();
      return screen.isPossible;
    },
    notes: () => {
      if (!mayWriteNotes) return false;
      if (notesOn === null) openNotes(document.activeElement);
      else closeNotes();
      return true;
    },
    shortcuts: () => {
      setShowsShortcuts(true);
      return true;
    },
  };
  useDocumentKeys((event) => {
    // A notice is a popover too, a manual one, and leaves the keys to the page.
    if (document.querySelector("dialog[open], [popover]:not([popover=manual]):popover-open")) return;
    const action = meetingAction(event, keyPlaceOf(event.target));
    if (action !== null && actions[action]()) event.preventDefault();
  });

  return (
    <MeetingContext value={meeting}>
      <div
        className={classes(
          "mx-auto max-w-360 px-4 pt-4 pb-12 sm:px-6 print:p-0",
          notesOn !== null && "max-lg:pb-96 lg:mr-96 print:mr-0",
        )}
      >
        <header className="mb-5 flex flex-col gap-3">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <MeetingHeading
              companyId={companyId}
              name={company?.name ?? companyId}
              code={company?.businessIdentityCode}
            />
            <div className="flex flex-wrap gap-2 print:hidden">
              <YearSwitcher companyId={companyId} />
              {hasNeighbours && (
                <>
                  <ToolLink
                    href={neighbourHref("previous")}
                    icon="chevronRight"
                    turned
                    isWordless
                    keys={t("keys.previousCompany")}
                  >
                    {t("previousCompany")}
                  </ToolLink>
                  <ToolLink
                    href={neighbourHref("next")}
                    icon="chevronRight"
                    hasWordsOnPhone
                    keys={t("keys.nextCompany")}
                  >
                    {t("nextCompany")}
                  </ToolLink>
                </>
              )}
              {mayWriteNotes && (
                <ToolButton
                  ref={notesButton}
                  icon="pencil"
                  keys="N"
                  aria-expanded={notesOn !== null}
                  onClick={() => {
                    if (notesOn === null) openNotes(null);
                    else closeNotes();
                  }}
                >
                  {t("notes.button")}
                </ToolButton>
              )}
              {screen.isPossible && (
                <ToolButton icon="screen" keys="F" onClick={screen.toggle}>
                  {t(screen.isFull ? "window" : "full")}
                </ToolButton>
              )}
              <ToolButton
                icon="keyboard"
                keys="?"
                isWordless
                onClick={() => {
                  setShowsShortcuts(true);
                }}
              >
                {t("shortcuts")}
              </ToolButton>
              {/* Not prefetched, because the company's own page contains the names of other companies. */}
              <ToolLink
                href={wayOut}
                icon="close"
                keys="Esc"
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  router.push(wayOut);
                }}
              >
                {t("leave")}
              </ToolLink>
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-2 border-b border-line pb-2 print:hidden">
            <ToolButton
              icon="chevronRight"
              turned
              keys="←"
              isWordless
              aria-disabled={pageBeside(page, "previous") === undefined}
              onClick={actions.previousPage}
            >
              {t("previousPage")}
            </ToolButton>
            <nav aria-label={t("pages")} className="min-w-0 max-sm:order-last max-sm:basis-full">
              <ul className="flex flex-wrap gap-x-1 gap-y-1">
                {MEETING_PAGES.map((one) => (
                  <li key={one}>
                    <Link
                      href={hrefOf(one)}
                      prefetch={false}
                      aria-current={one === page ? "page" : undefined}
                      onClick={() => {
                        setOpener(null);
                      }}
                      className={classes(
                        "flex h-8.5 items-center rounded-full px-3",
                        one === page
                          ? "bg-accent-soft font-medium text-accent"
                          : "text-ink-2 hover:bg-hover hover:text-ink",
                      )}
                    >
                      {t(`page.${one}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <ToolButton
              icon="chevronRight"
              keys="→"
              isWordless
              aria-disabled={pageBeside(page, "next") === undefined}
              onClick={actions.nextPage}
            >
              {t("nextPage")}
            </ToolButton>
            {page === "trace" && opener && (
              <ToolButton icon="undo" keys={t("keys.back")} className="ml-auto" onClick={goBack}>
                {t("back")}
              </ToolButton>
            )}
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="outline-none"
          onFocus={({ target }) => {
            if (notesOn !== null) setNotesOn(figureAround(target) ?? "company");
          }}
        >
          {children}
        </main>
      </div>
      {notesOn !== null && (
        <MeetingNotes companyId={companyId} about={notesOn === "company" ? null : notesOn} onClose={closeNotes} />
      )}
      {showsShortcuts && (
        <ShortcutsDialog
          isMeeting
          onClose={() => {
            setShowsShortcuts(false);
          }}
        />
      )}
    </MeetingContext>
  );
}

function MeetingHeading({ companyId, name, code }: { companyId: string; name: string; code: string | undefined }) {
  const { period, words } = useYearWords(companyId);
  usePrintedTitle([name, period]);
  return (
    <div className="min-w-0">
      <h1 className="text-2xl font-semibold text-balance wrap-anywhere">{name}</h1>
      <p className="mt-0.5 text-ink-2">{[code, ...words].filter(Boolean).join(" · ")}</p>
    </div>
  );
}

function withSearch(path: string, search: string): string {
  return search === "" ? path : `${path}?${search}`;
}

/** The figure in whose card or link the element is, or else, on the page of a trace, the figure that is traced. */
function figureAround(element: Element | null): TraceAddress | null {
  const figure = element?.closest("[data-figure]") ?? document.querySelector("section[data-figure]");
  return parseTraceAddress(figure?.getAttribute("data-figure") ?? "");
}

/** Restores the focus when the user returns from a trace to the page that opened it. */
function useFocusBack(page: MeetingPage, opener: Opener | null, onBack: () => void): void {
  // The opening page is still shown after `opener` is set, so a return counts only after the trace was shown.
  const wasTraced = useRef(false);
  const reportBack = useEffectEvent(onBack);
  const stopLooking = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      stopLooking.current?.();
    },
    [page],
  );
  useEffect(() => {
    if (page === "trace") {
      wasTraced.current = true;
      return;
    }
    const isBack = wasTraced.current && opener !== null;
    if (isBack || !opener) wasTraced.current = false;
    if (!isBack) return;
    if (opener.mark) stopLooking.current = focusWhenThere(opener.mark, document);
    reportBack();
  }, [page, opener]);
}

function useShortcuts(hasNeighbours: boolean, mayWriteNotes: boolean, hasFullScreen: boolean): void {
  const t = useTranslations("meeting");
  useEffect(
    () =>
      offerShortcuts({
        title: t("mode"),
        shortcuts: [
          { keys: t("keys.nextPage"), label: t("nextPage") },
          { keys: t("keys.previousPage"), label: t("previousPage") },
          ...(hasNeighbours
            ? [
                { keys: t("keys.nextCompany"), label: t("nextCompany") },
                { keys: t("keys.previousCompany"), label: t("previousCompany") },
              ]
            : []),
          { keys: "Enter", label: t("trace") },
          { keys: t("keys.back"), label: t("back") },
          ...(mayWriteNotes ? [{ keys: "N", label: t("notes.button") }] : []),
          ...(hasFullScreen ? [{ keys: "F", label: t("full") }] : []),
          { keys: "?", label: t("shortcuts") },
          { keys: "Esc", label: t("leave") },
        ],
      }),
    [t, hasNeighbours, mayWriteNotes, hasFullScreen],
  );
}
