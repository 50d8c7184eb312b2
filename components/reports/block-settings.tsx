"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigurePreset } from "@/contract/presets";
import {
  KEY_FIGURE_COLUMNS,
  MAX_BLOCK_KEY_FIGURES,
  STATEMENT_COLUMNS,
  type ReportBlock,
  type ReportBlockOf,
} from "@/contract/reports/blocks";
import { FIGURE_COLUMNS } from "@/contract/reports/figure-columns";
import { statementColumnName } from "@/contract/reports/statement-columns";
import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { usePresetTexts } from "@/lib/presets/use-preset-texts";
import { LiveTextField, type TextSubject } from "@/components/live-text/live-text-field";
import { IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { focusNeighbour } from "@/components/ui/focus-neighbour";
import { Select } from "@/components/ui/select";
import { InsertText } from "@/components/texts/insert-text";

interface BlockSettingsProps<Block extends ReportBlock = ReportBlock> {
  companyId: string;
  /** Period and language of the report's texts. */
  about: TextSubject;
  block: Block;
  keyFigures: readonly KeyFigure[];
  presets: readonly KeyFigurePreset[];
  /** `step` names the field that is typed in: successive changes of one field are undone in one step. */
  onChange: (block: ReportBlock, step?: string) => void;
}

/** The settings of one block, depending on its type. */
export function BlockSettings(props: BlockSettingsProps) {
  const { block } = props;
  const t = useTranslations("reports.editor");
  if (block.type === "letterhead") return <p className="text-ink-2">{t("letterhead")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <Heading {...props} block={block} />
      {block.type === "text" && <TextSettings {...props} block={block} />}
      {block.type === "keyFigures" && <KeyFigureSettings {...props} block={block} />}
      {block.type === "chart" && <ChartSettings {...props} block={block} />}
      {block.type === "statement" && <StatementSettings {...props} block={block} />}
      {block.type === "comments" && <p className="text-ink-2">{t("comments")}</p>}
      {block.type === "restatement" && <p className="text-ink-2">{t("restatement")}</p>}
    </div>
  );
}

function Heading({ block, onChange }: BlockSettingsProps<Exclude<ReportBlock, { type: "letterhead" }>>) {
  const t = useTranslations("reports.editor");
  return (
    <TextField
      label={t("heading")}
      note={block.type === "text" ? t("headingOptional") : t("headingUsual")}
      maxLength={MAX_NAME_LENGTH}
      value={block.heading ?? ""}
      onChange={({ target: { value } }) => {
        onChange({ ...block, heading: value === "" ? undefined : value }, "heading");
      }}
    />
  );
}

function TextSettings({ companyId, about, block, keyFigures, onChange }: BlockSettingsProps<ReportBlockOf<"text">>) {
  const t = useTranslations("reports.editor.text");
  return (
    <>
      <LiveTextField
        companyId={companyId}
        about={about}
        label={t("label")}
        keyFigures={keyFigures}
        text={block.text}
        onChange={(text, isWhole) => {
          onChange({ ...block, text }, isWhole ? undefined : "text");
        }}
      />
      <InsertText
        companyId={companyId}
        text={block.text}
        onChange={(text) => {
          onChange({ ...block, text });
        }}
      />
    </>
  );
}

/** Value of the option for a list of key figures in place of a preset; no preset has this id. */
const OWN_LIST = "";

function KeyFigureSettings(props: BlockSettingsProps<ReportBlockOf<"keyFigures">>) {
  const { block, keyFigures, presets, onChange } = props;
  const t = useTranslations("reports.editor");
  const locale = useLocale();
  const textsOf = usePresetTexts();
  const addition = useRef<HTMLSelectElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { keyFigurePresetId, keyFigureIds = [], ...rest } = block;
  const isKnown = presets.some(({ id }) => id === keyFigurePresetId);
  const nameOf = (id: string) => keyFigures.find((keyFigure) => keyFigure.id === id)?.name ?? id;
  const setIds = (ids: string[]) => {
    onChange({ ...rest, keyFigureIds: ids });
  };
  const others = keyFigures.filter(({ id }) => !keyFigureIds.includes(id));
  return (
    <>
      <Select
        label={t("figuresOf")}
        value={keyFigurePresetId ?? OWN_LIST}
        onChange={({ target: { value } }) => {
          if (value === OWN_LIST) {
            setIds(
              presets.find(({ id }) => id === keyFigurePresetId)?.keyFigureTypes.slice(0, MAX_BLOCK_KEY_FIGURES) ?? [],
            );
          } else onChange({ ...rest, keyFigurePresetId: value });
        }}
        options={[
          ...(keyFigurePresetId !== undefined && !isKnown
            ? [{ value: keyFigurePresetId, label: keyFigurePresetId }]
            : []),
          ...presets.map((preset) => ({ value: preset.id, label: textsOf(preset).name })),
          { value: OWN_LIST, label: t("ownList") },
        ]}
      />
      {keyFigurePresetId === undefined && (
        <div className="flex flex-col gap-2">
          {keyFigureIds.length > 0 && (
            <ul ref={list} aria-label={t("chosen")} className="flex flex-wrap gap-1.5">
              {keyFigureIds.map((id) => (
                <li
                  key={id}
                  className="inline-flex min-h-7 items-center rounded-full border border-line pl-2.5 text-sm"
                >
                  {nameOf(id)}
                  <IconButton
                    icon="close"
                    label={t("removeFigure", { name: nameOf(id) })}
                    onClick={({ currentTarget }) => {
                      focusNeighbour(currentTarget, addition.current);
                      setIds(keyFigureIds.filter((other) => other !== id));
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          {keyFigureIds.length < MAX_BLOCK_KEY_FIGURES && others.length > 0 && (
            <Select
              ref={addition}
              label={t("addFigure")}
              value=""
              onChange={({ target: { value } }) => {
                if (value === "") return;
                setIds([...keyFigureIds, value]);
                // This select disappears when no other figure can be added, so the focus goes to the added one.
                if (others.length === 1 || keyFigureIds.length === MAX_BLOCK_KEY_FIGURES - 1)
                  requestAnimationFrame(() =>
                    list.current?.querySelector<HTMLElement>("li:last-child button")?.focus(),
                  );
              }}
              options={[
                { value: "", label: t("chooseFigure") },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </div>
      )}
      <Columns
        names={KEY_FIGURE_COLUMNS}
        chosen={block.columns}
        nameOf={(column) => FIGURE_COLUMNS[locale][column]}
        onChange={(columns) => {
          onChange({ ...block, columns });
        }}
      />
    </>
  );
}

function ChartSettings({ block, keyFigures, onChange }: BlockSettingsProps<ReportBlockOf<"chart">>) {
  const t = useTranslations("reports.editor");
  const isKnown = keyFigures.some(({ id }) => id === block.keyFigureId);
  return (
    <>
      <Select
        label={t("keyFigure")}
        value={block.keyFigureId}
        onChange={({ target: { value } }) => {
          onChange({ ...block, keyFigureId: value });
        }}
        options={[
          ...(isKnown ? [] : [{ value: block.keyFigureId, label: block.keyFigureId }]),
          ...keyFigures.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        label={t("resolution")}
        value={block.resolution}
        onChange={({ target: { value } }) => {
          onChange({ ...block, resolution: value === "year" ? "year" : "month" });
        }}
        options={(["month", "year"] as const).map((value) => ({ value, label: t(`resolutions.${value}`) }))}
      />
    </>
  );
}

/** The columns of a balance sheet, as STATEMENT_COLUMNS describes; an income statement has all but `opening`. */
const BALANCE_COLUMNS = ["amount", "yearBefore", "opening"] as const;
const INCOME_COLUMNS = STATEMENT_COLUMNS.filter((column) => column !== "opening");

function StatementSettings({ block, onChange }: BlockSettingsProps<ReportBlockOf<"statement">>) {
  const t = useTranslations("reports.editor");
  const locale = useLocale();
  const isBalance = block.statement === "balance";
  return (
    <>
      <Columns
        names={isBalance ? BALANCE_COLUMNS : INCOME_COLUMNS}
        chosen={block.columns}
        nameOf={(column) => statementColumnName(column, block.statement, locale)}
        onChange={(columns) => {
          onChange({ ...block, columns });
        }}
      />
      <Check
        label={t("showsAccounts")}
        checked={block.showsAccounts ?? false}
        onChange={(isShown) => {
          onChange({ ...block, showsAccounts: isShown ? true : undefined });
        }}
      />
    </>
  );
}

interface ColumnsProps<Name extends string> {
  names: readonly Name[];
  chosen: readonly Name[];
  nameOf: (name: Name) => string;
  onChange: (columns: Name[]) => void;
}

/** Checkboxes for columns; the chosen ones are kept in the order of `names`. */
function Columns<Name extends string>({ names, chosen, nameOf, onChange }: ColumnsProps<Name>) {
  const t = useTranslations("reports.editor");
  return (
    <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
      <legend className="mb-1 text-xs font-medium text-ink-2">{t("columns")}</legend>
      {names.map((name) => (
        <Check
          key={name}
          label={nameOf(name)}
          checked={chosen.includes(name)}
          onChange={(isChosen) => {
            onChange(names.filter((each) => (each === name ? isChosen : chosen.includes(each))));
          }}
        />
      ))}
    </fieldset>
  );
}

function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="flex min-h-7 items-center gap-2">
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={checked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
