"use client";

import { useTranslations } from "next-intl";
import { holdDeletion } from "@/lib/held-deletions";
import { originKey, type StandardThing } from "@/lib/standards/versions";
import { showToast } from "@/lib/toasts";

interface Told {
  onSuccess?: () => void;
  onError: () => void;
}

/** A mutation, as far as it is needed. */
interface Writing<T> {
  mutate: (thing: T, told: Told) => void;
}

interface Writes<T> {
  nameOf: (thing: T) => string;
  /** The address where it is deleted. */
  pathOf: (thing: T) => string;
  /** Makes a thing be what another form of it says. */
  put: Writing<T>;
  /** Makes one that the place has hidden. */
  create: Writing<T>;
  refresh: () => Promise<unknown>;
  /** The reasons for which a thing may stay. */
  notDeleted: (name: string) => string;
}

/** The actions on a thing of any kind that a place has; all of them can be undone. */
export interface StandardActions<T> {
  pathOf: (thing: T) => string;
  remove: (thing: T) => void;
  putBack: (thing: T, inherited: T) => void;
  addBack: (inherited: T) => void;
}

/** Deletes a thing, or lets it be again as the place inherits it. */
export function useStandardActions<T extends StandardThing>(writes: Writes<T>): StandardActions<T> {
  const { nameOf, pathOf, put, create, refresh, notDeleted } = writes;
  const t = useTranslations("standards.actions");
  const ui = useTranslations("ui");
  const tellNotBack = (name: string) => () => {
    showToast(t("notBack", { name }), { tone: "bad" });
  };
  return {
    pathOf,
    remove: (thing) => {
      const name = nameOf(thing);
      holdDeletion({
        path: pathOf(thing),
        message: t("deleted", { name }),
        undoLabel: ui("undo"),
        onDeleted: refresh,
        onFailed: () => {
          showToast(notDeleted(name), { tone: "bad" });
        },
      });
    },
    putBack: (thing, inherited) => {
      const name = nameOf(inherited);
      put.mutate(inherited, {
        onSuccess: () => {
          const undo = () => {
            put.mutate(thing, { onError: tellNotBack(nameOf(thing)) });
          };
          showToast(t(`isBack.${originKey(inherited)}`, { name }), {
            action: { label: ui("undo"), run: undo, isUndo: true },
          });
        },
        onError: tellNotBack(name),
      });
    },
    addBack: (inherited) => {
      const name = nameOf(inherited);
      create.mutate(inherited, {
        onSuccess: () => {
          showToast(t("isAddedBack", { name }));
        },
        onError: tellNotBack(name),
      });
    },
  };
}
