"use client";

import { useTranslations } from "next-intl";
import { useState, type KeyboardEvent } from "react";
import { withMoved } from "@/lib/list-order";
import type { PresetKeyFigure } from "@/lib/presets/key-figure-search";
import { classes } from "@/components/ui/classes";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { KeyFigureRow } from "./key-figure-row";
import { listClasses, rowClasses, toggleAndStay } from "./row-list";
import { useDragOrder } from "@/components/ui/use-drag-order";

interface ShownKeyFiguresProps {
  label: string;
  keyFigures: readonly PresetKeyFigure[];
  currency: string | undefined;
  /** True when the user may change the preset and no filter hides any of its key figures. */
  canMove: boolean;
  readOnly: boolean;
  onOrder: (ids: string[]) => void;
  onHide: (id: string) => void;
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** The key figures of a preset, ordered by dragging, with Alt and an arrow key, or from each row's menu. */
export function ShownKeyFigures(props: ShownKeyFiguresProps) {
  const { label, keyFigures, currency, canMove, readOnly, onOrder, onHide } = props;
  const t = useTranslations("presets");
  const [announced, setAnnounced] = useState("");
  const ids = keyFigures.map(({ id }) => id);
  const count = ids.length;

  const move = (from: number, to: number) => {
    const moved = keyFigures[from];
    if (!moved || to < 0 || to >= count || from === to) return;
    onOrder(withMoved(ids, from, to));
    setAnnounced(t("move.done", { name: moved.name, place: to + 1, count }));
  };
  const { list, dragged, handle, rowStyle } = useDragOrder(move);

  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!canMove || !event.altKey || step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };

  return (
    <>
      <ol ref={list} aria-label={label} className={listClasses}>
        {keyFigures.map((keyFigure, index) => (
          <li
            key={keyFigure.id}
            onKeyDown={onKeyDown(index)}
            style={rowStyle(index)}
            className={classes(
              rowClasses,
              dragged === index && "relative z-10 rounded-md bg-panel shadow-pop",
              canMove && "pl-1",
            )}
          >
            <KeyFigureRow
              keyFigure={keyFigure}
              currency={currency}
              isShown
              readOnly={readOnly}
              onToggle={() => {
                toggleAndStay(() => {
                  onHide(keyFigure.id);
                });
              }}
              lead={
                canMove && (
                  <span
                    {...handle}
                    className="flex h-7 w-6 shrink-0 cursor-grab touch-none items-center justify-center rounded text-ink-3 hover:bg-hover hover:text-ink active:cursor-grabbing"
                  >
                    <Icon name="grip" />
                  </span>
                )
              }
              tail={
                canMove && (
                  <span className="shrink-0">
                    <Menu
                      label={t("move.menu", { name: keyFigure.name })}
                      items={[
                        {
                          label: t("move.up"),
                          icon: "arrowUp",
                          detail: "Alt + ↑",
                          disabled: index === 0,
                          onSelect: () => {
                            move(index, index - 1);
                          },
                        },
                        {
                          label: t("move.down"),
                          icon: "arrowDown",
                          detail: "Alt + ↓",
                          disabled: index === count - 1,
                          onSelect: () => {
                            move(index, index + 1);
                          },
                        },
                        {
                          label: t("move.first"),
                          disabled: index === 0,
                          onSelect: () => {
                            move(index, 0);
                          },
                        },
                        {
                          label: t("move.last"),
                          disabled: index === count - 1,
                          onSelect: () => {
                            move(index, count - 1);
                          },
                        },
                      ]}
                    />
                  </span>
                )
              }
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
