"use client";

import { useTranslations } from "next-intl";
import { useRef, useState, type KeyboardEvent } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigurePreset } from "@/contract/presets";
import { MAX_BLOCKS, type ReportBlock } from "@/contract/reports/blocks";
import { freeId, kindOf, withBlock, withBlockAt, withChangedBlock, withoutBlock } from "@/lib/reports/arrange-blocks";
import type { TextSubject } from "@/components/live-text/live-text-field";
import { useDragOrder } from "@/components/ui/use-drag-order";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { BlockSettings } from "./block-settings";

interface BlockListProps {
  companyId: string;
  /** Period and language of the report's texts. */
  about: TextSubject;
  blocks: readonly ReportBlock[];
  keyFigures: readonly KeyFigure[];
  presets: readonly KeyFigurePreset[];
  /** `step` names the field that is typed in: successive changes of one field are undone in one step. */
  onChange: (blocks: readonly ReportBlock[], step?: string) => void;
}

const OFFSETS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Focuses the name of a block. */
export function focusOnBlock(blockId: string): void {
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"] [aria-expanded]`)?.focus();
}

/** The blocks of a report, ordered by dragging, with Alt and an arrow key, or with buttons. One is open at a time. */
export function BlockList({ companyId, about, blocks, keyFigures, presets, onChange }: BlockListProps) {
  const t = useTranslations("reports.editor");
  const [announced, setAnnounced] = useState("");
  const [openId, setOpenId] = useState<string | null>(null);
  const emptyRef = useRef<HTMLParagraphElement>(null);
  const count = blocks.length;
  const nameOf = (block: ReportBlock) => {
    const heading = "heading" in block ? block.heading?.trim() : undefined;
    if (heading) return heading;
    const kind = t(`kinds.${kindOf(block)}`);
    const detail = block.type === "chart" && keyFigures.find(({ id }) => id === block.keyFigureId)?.name;
    return detail ? `${kind}: ${detail}` : kind;
  };

  const move = (from: number, to: number) => {
    const moved = blocks[from];
    if (!moved || to < 0 || to >= count || from === to) return;
    onChange(withBlockAt(blocks, moved.id, to));
    setAnnounced(t("moved", { name: nameOf(moved), place: to + 1, count }));
  };
  const { list, dragged, handle, rowStyle } = useDragOrder(move);
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const offset = OFFSETS[event.key];
    if (!event.altKey || offset === undefined) return;
    event.preventDefault();
    move(index, index + offset);
  };
  const duplicate = (block: ReportBlock) => {
    const id = freeId(blocks, kindOf(block));
    onChange(withBlock(blocks, { ...block, id }, block.id));
    setAnnounced(t("duplicated", { name: nameOf(block) }));
    requestAnimationFrame(() => {
      focusOnBlock(id);
    });
  };
  const remove = (index: number) => {
    const block = blocks[index]!;
    const neighbour = blocks[index + 1] ?? blocks[index - 1];
    onChange(withoutBlock(blocks, block.id));
    setAnnounced(t("removed", { name: nameOf(block) }));
    // A new block may get the same id.
    if (openId === block.id) setOpenId(null);
    requestAnimationFrame(() => {
      if (neighbour) focusOnBlock(neighbour.id);
      else emptyRef.current?.focus();
    });
  };

  return (
    <>
      {count === 0 && (
        <p
          ref={emptyRef}
          tabIndex={-1}
          className="rounded-lg border border-dashed border-line-strong px-4 py-6 text-center text-ink-2"
        >
          {t("empty")}
        </p>
      )}
      <ol
        ref={list}
        aria-label={t("blocks")}
        hidden={count === 0}
        className="rounded-lg border border-line bg-panel shadow-card"
      >
        {blocks.map((block, index) => {
          const name = nameOf(block);
          const isOpen = openId === block.id;
          return (
            <li
              key={block.id}
              data-block={block.id}
              style={rowStyle(index)}
              className={classes(
                "border-t border-line first:border-t-0",
                dragged === index && "relative z-10 rounded-md bg-panel shadow-pop",
              )}
            >
              {/* Not around the settings below, where Alt and an arrow key open a select or move within a text. */}
              <div onKeyDown={onKeyDown(index)} className="flex min-h-row items-center gap-1 py-1 pr-2 pl-1">
                <span
                  {...handle}
                  className="flex h-7 w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded text-ink-3 hover:bg-hover hover:text-ink active:cursor-grabbing"
                >
                  <Icon name="grip" />
                </span>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => {
                    setOpenId(isOpen ? null : block.id);
                  }}
                  className="flex min-h-7 min-w-0 grow items-center gap-1.5 rounded px-1 text-left font-medium hover:bg-hover"
                >
                  <Icon name={isOpen ? "chevronDown" : "chevronRight"} size={14} className="text-ink-3" />
                  <span className="truncate">{name}</span>
                </button>
                <IconButton
                  icon="arrowUp"
                  label={t("up", { name })}
                  shortcut="Alt + ↑"
                  aria-disabled={index === 0}
                  onClick={() => {
                    move(index, index - 1);
                  }}
                />
                <IconButton
                  icon="arrowDown"
                  label={t("down", { name })}
                  shortcut="Alt + ↓"
                  aria-disabled={index === count - 1}
                  onClick={() => {
                    move(index, index + 1);
                  }}
                />
                <Menu
                  label={t("more", { name })}
                  items={[
                    {
                      label: t("duplicate"),
                      icon: "copy",
                      disabled: count >= MAX_BLOCKS,
                      onSelect: () => {
                        duplicate(block);
                      },
                    },
                    { kind: "separator" },
                    {
                      label: t("remove"),
                      icon: "trash",
                      danger: true,
                      onSelect: () => {
                        remove(index);
                      },
                    },
                  ]}
                />
              </div>
              {isOpen && (
                <div className="border-t border-line px-4 py-3">
                  <BlockSettings
                    companyId={companyId}
                    about={about}
                    block={block}
                    keyFigures={keyFigures}
                    presets={presets}
                    onChange={(changed, step) => {
                      onChange(withChangedBlock(blocks, changed), step && `${block.id} ${step}`);
                    }}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
