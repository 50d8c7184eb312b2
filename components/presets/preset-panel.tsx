"use client";

import { useTranslations } from "next-intl";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigurePreset } from "@/contract/presets";
import { withShown } from "@/lib/presets/key-figure-order";
import type { StandardPlace } from "@/lib/standards/place";
import { fitsSearch } from "@/lib/presets/key-figure-search";
import type { PresetEdits, PresetSave } from "@/lib/presets/preset-edits";
import { useSearchInAddress } from "@/lib/use-search-in-address";
import { StandardOrigin } from "@/components/standards/standard-origin";
import { SearchField } from "@/components/ui/search-field";
import { AutosaveNotes, saveStateOfEdit } from "@/components/ui/autosave-notes";
import { IconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SaveStatus } from "@/components/ui/save-status";
import { useUndoKeys } from "@/components/ui/use-undo-keys";
import { HiddenKeyFigures } from "./hidden-key-figures";
import { PresetMenu } from "./preset-menu";
import { ShownKeyFigures } from "./shown-key-figures";
import { usePresetEdit } from "./use-preset-edits";
import { usePresetKeyFigures } from "./use-preset-key-figures";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";

interface PresetPanelProps {
  place: StandardPlace;
  preset: KeyFigurePreset;
  catalogue: readonly KeyFigure[];
  /** The inherited version; undefined if there is none. */
  inherited: KeyFigurePreset | undefined;
  /** The currency of the amounts; undefined when companies may have different ones, or no year is known. */
  currency: string | undefined;
  edits: PresetEdits;
  readOnly: boolean;
  onDelete: () => void;
}

/** Editor of a preset's key figures and their order. Changes are saved automatically. */
export function PresetPanel(props: PresetPanelProps) {
  const { place, preset, catalogue, inherited, currency, edits, readOnly, onDelete } = props;
  const t = useTranslations("presets");
  const ui = useTranslations("ui");
  const texts = usePresetTexts()(preset);
  const describe = usePresetKeyFigures(catalogue);
  const { search, setSearch } = useSearchInAddress();
  const edit = usePresetEdit(edits, preset.id);
  const shownIds = edit?.keyFigureTypes ?? preset.keyFigureTypes;
  const isSearching = search.trim() !== "";
  const shown = shownIds.map(describe).filter((keyFigure) => fitsSearch(keyFigure, search));
  const hidden = catalogue
    .filter(({ id }) => !shownIds.includes(id))
    .map(({ id }) => describe(id))
    .filter((keyFigure) => fitsSearch(keyFigure, search));
  const save: PresetSave = edit?.save ?? { kind: "clean" };

  const undo = () => {
    edits.undo(preset.id);
  };
  const redo = () => {
    edits.redo(preset.id);
  };
  const [canUndo, canRedo] = [edit?.canUndo ?? false, edit?.canRedo ?? false];
  useUndoKeys({ canUndo, canRedo, undo, redo });
  const toggle = (isShown: boolean) => (id: string) => {
    edits.change(preset, withShown(shownIds, id, isShown));
  };
  const lists = { currency, readOnly, canMove: !readOnly && !isSearching };

  return (
    <section aria-labelledby="preset-name" className="min-w-0">
      <header className="sticky top-12 z-10 -mx-1 flex flex-wrap items-center justify-between gap-x-6 bg-paper px-1 py-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h2 id="preset-name" className="min-w-0 text-lg font-semibold text-balance">
            {texts.name}
          </h2>
          <StandardOrigin place={place} origin={preset.origin} inherited={inherited} />
        </div>
        {!readOnly && (
          <div className="flex items-center gap-1">
            <SaveStatus
              state={saveStateOfEdit(save, Boolean(edit?.restoredAt), () => {
                void edits.flush();
              })}
            />
            <IconButton icon="undo" label={ui("undo")} shortcut="Ctrl + Z" disabled={!canUndo} onClick={undo} />
            <IconButton
              icon="undo"
              label={ui("redo")}
              shortcut="Ctrl + Y"
              disabled={!canRedo}
              onClick={redo}
              className="-scale-x-100"
            />
            <PresetMenu {...{ place, preset, inherited, edits, texts, onDelete }} nameOf={(id) => describe(id).name} />
          </div>
        )}
      </header>
      {texts.description && <p className="mb-4 max-w-[72ch] whitespace-pre-wrap text-ink-2">{texts.description}</p>}
      <AutosaveNotes
        save={save}
        restoredAt={edit?.restoredAt ?? null}
        failed={t("failed")}
        title={t("conflict.title")}
        explanation={(theirs) => t("conflict.explanation", { count: theirs.length })}
        theirs={t("conflict.theirs")}
        mine={t("conflict.mine")}
        onDiscard={() => {
          edits.discardRestored(preset.id);
        }}
        onResolve={(choice) => {
          edits.resolve(preset.id, choice);
        }}
      />
      <SearchField label={t("search")} value={search} onChange={setSearch} />
      {isSearching && shown.length === 0 && hidden.length === 0 && (
        <p role="status" className="py-6 text-center text-ink-2">
          {t("nothingFound", { text: search.trim() })}
        </p>
      )}
      {(shown.length > 0 || !isSearching) && (
        <div className="mt-4">
          <ListHeading
            title={t("shown.title")}
            count={t("shown.count", {
              shown: shownIds.length,
              all: new Set([...catalogue.map(({ id }) => id), ...shownIds]).size,
            })}
          />
          {shown.length === 0 ? (
            <p className="rounded-lg border border-dashed border-line-strong px-4 py-6 text-center text-ink-2">
              {readOnly ? t("shown.emptyReadOnly") : t("shown.empty")}
            </p>
          ) : (
            <ShownKeyFigures
              {...lists}
              label={t("shown.title")}
              keyFigures={shown}
              onOrder={(ids) => {
                edits.change(preset, ids);
              }}
              onHide={toggle(false)}
            />
          )}
          {!readOnly && shown.length > 1 && (
            <p className="mt-2 flex items-center gap-1.5 text-xs text-ink-2">
              <Icon name="info" size={14} />
              {isSearching ? t("shown.searching") : t("shown.order")}
            </p>
          )}
        </div>
      )}
      {(hidden.length > 0 || !isSearching) && (
        <div className="mt-6">
          <ListHeading title={t("notShown.title")} />
          {hidden.length === 0 ? (
            <p className="text-ink-2">{t("notShown.empty")}</p>
          ) : (
            <HiddenKeyFigures {...lists} label={t("notShown.title")} keyFigures={hidden} onShow={toggle(true)} />
          )}
        </div>
      )}
    </section>
  );
}

function ListHeading({ title, count }: { title: string; count?: string }) {
  return (
    <h3 className="mb-2 flex items-baseline gap-2 font-medium">
      {title}
      {count && <span className="text-xs font-normal text-ink-2">{count}</span>}
    </h3>
  );
}
