"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState, useSyncExternalStore } from "react";
import { firstDay, lastDay, periodOfDays } from "@/contract/period";
import type { TraceAddress } from "@/lib/figures/trace-address";
import { useKeyFigureName } from "@/lib/figures/use-key-figure-name";
import { useFormats } from "@/lib/format/use-formats";
import { openCommentDrafts, type Drafts } from "@/lib/comments/comment-drafts";
import { isComplete, type CommentDraft } from "@/lib/comments/comment-input";
import { createComment } from "@/lib/comments/mutations";
import { useFiscalYear } from "@/lib/companies/use-fiscal-year";
import { NOTE_BEING_WRITTEN, noteKey, notesIn } from "@/lib/meeting/notes";
import { createStore } from "@/lib/store";
import { showToast } from "@/lib/toasts";
import { useStore } from "@/lib/use-store";
import { useCurrentUser } from "@/components/auth/current-user";
import { LiveMessage } from "@/components/live-text/live-message";
import { Button, IconButton } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { focusNeighbour } from "@/components/ui/focus-neighbour";
import { NoteForm } from "./note-form";

interface MeetingNotesProps {
  companyId: string;
  /** The focused figure, which new notes are about; null for the company as a whole. */
  about: TraceAddress | null;
  onClose: () => void;
}

const NO_DRAFTS: Drafts = {};
/** Key figure of notes about the whole company, because a comment has to have one. */
const FIGURE_OF_COMPANY = "NetSales";

interface NotesSave {
  isRunning: boolean;
  /** Errors by the key of the note. */
  failures: ReadonlyMap<string, unknown>;
}

interface SavedNote {
  key: string;
  companyId: string;
  draft: CommentDraft;
}

// Stores outside the component, so that their values survive closing the panel.
/** Notes that were saved as comments since the page was loaded. */
const saved = createStore<readonly SavedNote[]>([]);
const NONE: readonly SavedNote[] = [];
/** The latest save of each company's notes, by company id. */
const saves = createStore<ReadonlyMap<string, NotesSave>>(new Map());
const NO_SAVES: ReadonlyMap<string, NotesSave> = new Map();

/** The notes of a meeting, stored as drafts until the user saves them all as comments. */
export function MeetingNotes({ companyId, about, onClose }: MeetingNotesProps) {
  const t = useTranslations("meeting.notes");
  const ui = useTranslations("ui");
  const queryClient = useQueryClient();
  const { userName } = useCurrentUser();
  const { year } = useFiscalYear(companyId);
  const [store] = useState(() => openCommentDrafts(userName, companyId));
  const drafts = useSyncExternalStore(store.subscribe, store.current, () => NO_DRAFTS);
  const creation = useMutation(createComment(queryClient, companyId, store));
  const latest = useStore(saves, NO_SAVES).get(companyId);
  const isSaving = latest?.isRunning ?? false;
  const done = useStore(saved, NONE).filter((note) => note.companyId === companyId);
  const notes = notesIn(drafts);
  const wholeYear = year ? periodOfDays(firstDay(year), lastDay(year)) : null;
  const subject = about
    ? { keyFigureType: about.keyFigureId, period: periodOfDays(about.first, about.last) }
    : { keyFigureType: FIGURE_OF_COMPANY, period: wholeYear };

  const save = async () => {
    const record = (state: NotesSave) => {
      saves.set(new Map([...saves.get(), [companyId, state]]));
    };
    const failures = new Map<string, unknown>();
    record({ isRunning: true, failures });
    // One after the other, so that the comments get the order of the notes.
    for (const { key, draft } of notesIn(store.current())) {
      // A note has no period if the company had no fiscal years, or they were not fetched yet, when it was written.
      const input = { ...draft, period: draft.period ?? wholeYear };
      if (!isComplete(input)) continue;
      try {
        await creation.mutateAsync({ draftKey: key, input });
        saved.set([...saved.get(), { key, companyId, draft: input }]);
      } catch (error) {
        failures.set(key, error);
      }
    }
    record({ isRunning: false, failures });
  };
  const panel = useRef<HTMLElement>(null);
  const remove = (key: string, draft: CommentDraft, button: HTMLElement) => {
    focusNeighbour(button, panel.current?.querySelector("textarea") ?? null);
    store.write(key, null);
    const putBack = () => {
      store.write(key, draft);
    };
    showToast(t("removed"), { action: { label: ui("undo"), run: putBack, isUndo: true } });
  };

  return (
    <aside
      ref={panel}
      aria-label={t("title")}
      className="fixed inset-x-0 bottom-0 z-20 flex h-96 flex-col border-t border-line bg-panel shadow-pop lg:inset-y-0 lg:right-0 lg:left-auto lg:h-auto lg:w-96 lg:border-t-0 lg:border-l print:hidden"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex items-center justify-between gap-3 px-4 pt-3">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <IconButton icon="close" label={ui("close")} shortcut="N" onClick={onClose} />
      </div>
      <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-4 py-3">
        <NoteForm
          companyId={companyId}
          subject={subject}
          draft={drafts[NOTE_BEING_WRITTEN]}
          onDraft={(draft) => {
            store.write(NOTE_BEING_WRITTEN, draft);
          }}
          onNote={(draft) => {
            store.write(noteKey(), draft);
            store.write(NOTE_BEING_WRITTEN, null);
          }}
          save={{
            isPossible: notes.length > 0,
            isPending: isSaving,
            run: () => void save(),
          }}
        />
        {notes.length + done.length > 0 && (
          <ul aria-label={t("list")} className="flex flex-col gap-3">
            {done.map(({ key, draft }) => (
              <NoteRow key={key} companyId={companyId} draft={draft} state={t("saved")} />
            ))}
            {notes.map(({ key, draft }) => (
              <NoteRow
                key={key}
                companyId={companyId}
                draft={draft}
                state={t(isSaving ? "saving" : latest?.failures.has(key) ? "notSaved" : "draft")}
                failure={isSaving ? null : latest?.failures.get(key)}
                onRemove={
                  isSaving
                    ? undefined
                    : (button) => {
                        remove(key, draft, button);
                      }
                }
              />
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}

interface NoteRowProps {
  companyId: string;
  draft: CommentDraft;
  state: string;
  failure?: unknown;
  onRemove?: ((button: HTMLElement) => void) | undefined;
}

function NoteRow({ companyId, draft, state, failure, onRemove }: NoteRowProps) {
  const t = useTranslations("meeting.notes");
  const formats = useFormats();
  const nameOf = useKeyFigureName();
  const { keyFigureType, period, message } = draft;
  return (
    <li className="border-l-3 border-accent pl-3">
      <p className="text-xs text-ink-2">
        {[nameOf(keyFigureType) ?? keyFigureType, period && formats.months(period)].filter(Boolean).join(" · ")}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        <LiveMessage companyId={companyId} period={period} message={message} />
      </p>
      <div className="flex items-center justify-between gap-2 text-xs text-ink-2">
        <span role="status">{state}</span>
        {onRemove && (
          <Button
            variant="quiet"
            size="small"
            onClick={({ currentTarget }) => {
              onRemove(currentTarget);
            }}
          >
            {t("remove")}
          </Button>
        )}
      </div>
      <FailureNote error={failure} />
    </li>
  );
}
