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
  standards: readonly T[];
  /** The standards that the place inherits, including those that it has changed or deleted. */
  inherited: readonly T[];
  nameOf: (standard: T) => string;
  /** Content before the name. */
  leadOf?: (standard: T) => ReactNode;
  /** Content under the name. */
  lineOf: (standard: T) => ReactNode;
  actions: StandardActions<T>;
  /** Called to edit one; null for users who may not. */
  onEdit: ((standard: T) => void) | null;
  /** False for a standard without anything to edit in a dialog. */
  isEditable?: (standard: T) => boolean;
  /** Renders the dialog that compares a standard with the inherited one and with its earlier versions. */
  comparison: (compared: { standard: T; inherited: T | undefined; onClose: () => void }) => ReactNode;
}

/** Standards of one kind, each with its origin and a menu, and inherited ones that were deleted, to add back. */
export function StandardList<T extends Standard>(props: StandardListProps<T>) {
  const { place, standards, inherited, nameOf, leadOf, lineOf, actions, onEdit, isEditable, comparison } = props;
  const t = useTranslations("standards.actions");
  const held = useHeldDeletions();
  const [comparedId, setCompared] = useState<string>();
  const [addedBack, setAddedBack] = useState<ReadonlySet<string>>(new Set());
  const shown = standards.filter((standard) => !held.has(actions.pathOf(standard)));
  const missing = inherited.filter(({ id }) => !standards.some((standard) => standard.id === id));
  const hasMissing = onEdit !== null && missing.length > 0;
  const inheritedOf = (id: string) => inherited.find((each) => each.id === id);
  const own = ownOrigin(place);
  const compared = standards.find(({ id }) => id === comparedId);
  const menuOf = (standard: T, edit: (standard: T) => void) => {
    const inheritedVersion = inheritedOf(standard.id);
    const isOwnVersion = inheritedVersion !== undefined && standard.origin === own;
    return [
      ...(isEditable?.(standard) === false
        ? []
        : [
            {
              label: t("edit"),
              icon: "pencil" as const,
              onSelect: () => {
                edit(standard);
              },
            },
          ]),
      ...(isOwnVersion
        ? [
            {
              label: t(`back.${originKey(inheritedVersion)}`),
              icon: "refresh" as const,
              onSelect: () => {
                actions.putBack(standard, inheritedVersion);
              },
            },
          ]
        : []),
      ...(isOwnVersion || typeof place !== "string"
        ? [
            {
              label: t("compare"),
              icon: "copy" as const,
              onSelect: () => {
                setCompared(standard.id);
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
          actions.remove(standard);
        },
      },
    ];
  };
  return (
    <>
      {shown.length === 0 && !hasMissing && <p className="px-4 py-2 text-ink-2">{t("none")}</p>}
      <ul>
        {shown.map((standard) => (
          <li key={standard.id} className="flex items-start justify-between gap-3 border-t border-line px-4 py-2">
            {leadOf?.(standard)}
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="min-w-0">{nameOf(standard)}</span>
                <StandardOrigin place={place} origin={standard.origin} inherited={inheritedOf(standard.id)} />
              </p>
              {lineOf(standard)}
            </div>
            {onEdit && <Menu label={t("menu", { name: nameOf(standard) })} items={menuOf(standard, onEdit)} />}
          </li>
        ))}
      </ul>
      {hasMissing && (
        <section className="border-t border-line px-4 py-2">
          <h3 className="pb-1 text-xs font-medium text-ink-2">{t("hidden")}</h3>
          <ul className="flex flex-wrap gap-2">
            {missing.map((standard) => (
              <li key={standard.id}>
                <Button
                  size="small"
                  icon="plus"
                  busy={addedBack.has(standard.id)}
                  onClick={() => {
                    setAddedBack((now) => new Set([...now, standard.id]));
                    void actions.addBack(standard).then(() => {
                      setAddedBack((now) => new Set([...now].filter((id) => id !== standard.id)));
                    });
                  }}
                >
                  {t("addBack", { name: nameOf(standard) })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {compared &&
        comparison({
          standard: compared,
          inherited: inheritedOf(compared.id),
          onClose: () => {
            setCompared(undefined);
          },
        })}
    </>
  );
}
