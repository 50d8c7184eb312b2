"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import type { StandardPlace } from "@/lib/standards/place";
import { originKey, type Standard } from "@/lib/standards/versions";
import { ownOrigin } from "./own-origin";
import { StandardOrigin } from "./standard-origin";
import type { StandardActions } from "./use-standard-actions";

interface StandardListProps<T extends Standard> {
  place: StandardPlace;
  things: readonly T[];
  /** The standards that the place inherits, including those that it has changed or deleted. */
  inherited: readonly T[];
  nameOf: (thing: T) => string;
  /** Content before the name. */
  leadOf?: (thing: T) => ReactNode;
  /** Content under the name. */
  lineOf: (thing: T) => ReactNode;
  actions: StandardActions<T>;
  /** Called to edit one; null for users who may not. */
  onEdit: ((thing: T) => void) | null;
  /** False for a standard without anything to edit in a dialog. */
  isEditable?: (thing: T) => boolean;
  /** Renders the dialog that compares a standard with the inherited one. */
  comparison: (compared: { thing: T; inherited: T | undefined; onClose: () => void }) => ReactNode;
}

/** Standards of one kind, each with its origin and a menu, and inherited ones that were deleted, to add back. */
export function StandardList<T extends Standard>(props: StandardListProps<T>) {
  const { place, things, inherited, nameOf, leadOf, lineOf, actions, onEdit, isEditable, comparison } = props;
  const t = useTranslations("standards.actions");
  const held = useHeldDeletions();
  const [comparedId, setCompared] = useState<string>();
  const shown = things.filter((thing) => !held.has(actions.pathOf(thing)));
  const missing = inherited.filter(({ id }) => !things.some((thing) => thing.id === id));
  const inheritedAs = (id: string) => inherited.find((each) => each.id === id);
  const own = ownOrigin(place);
  const compared = things.find(({ id }) => id === comparedId);
  const menuOf = (thing: T, edit: (thing: T) => void) => {
    const below = inheritedAs(thing.id);
    const differs = below !== undefined && thing.origin === own;
    return [
      ...(isEditable?.(thing) === false
        ? []
        : [
            {
              label: t("edit"),
              icon: "pencil" as const,
              onSelect: () => {
                edit(thing);
              },
            },
          ]),
      ...(differs
        ? [
            {
              label: t(`back.${originKey(below)}`),
              icon: "refresh" as const,
              onSelect: () => {
                actions.putBack(thing, below);
              },
            },
          ]
        : []),
      ...(differs || typeof place !== "string"
        ? [
            {
              label: t("compare"),
              icon: "copy" as const,
              onSelect: () => {
                setCompared(thing.id);
              },
            },
          ]
        : []),
      { kind: "separator" as const },
      {
        label: t("delete"),
        icon: "trash" as const,
        danger: true,
        onSelect: () => {
          actions.remove(thing);
        },
      },
    ];
  };
  return (
    <>
      <ul>
        {shown.map((thing) => (
          <li key={thing.id} className="flex items-start justify-between gap-3 border-t border-line px-4 py-2">
            {leadOf?.(thing)}
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-baseline gap-x-2">
                {nameOf(thing)}
                <StandardOrigin place={place} origin={thing.origin} inherited={inheritedAs(thing.id)} />
              </p>
              {lineOf(thing)}
            </div>
            {onEdit && <Menu label={t("menu", { name: nameOf(thing) })} items={menuOf(thing, onEdit)} />}
          </li>
        ))}
      </ul>
      {onEdit && missing.length > 0 && (
        <section className="border-t border-line px-4 py-2">
          <h3 className="pb-1 text-xs font-medium text-ink-2">{t("hidden")}</h3>
          <ul className="flex flex-wrap gap-2">
            {missing.map((thing) => (
              <li key={thing.id}>
                <Button
                  size="small"
                  icon="plus"
                  onClick={() => {
                    actions.addBack(thing);
                  }}
                >
                  {t("addBack", { name: nameOf(thing) })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {compared &&
        comparison({
          thing: compared,
          inherited: inheritedAs(compared.id),
          onClose: () => {
            setCompared(undefined);
          },
        })}
    </>
  );
}
