"use client";

import { useTranslations } from "next-intl";
import { holdDeletion } from "@/lib/held-deletions";
import { StandardConflict, type Replacement } from "@/lib/standards/replace-standard";
import { originKey, type Standard } from "@/lib/standards/versions";
import { showToast } from "@/lib/toasts";
import { useFailureToast } from "@/components/ui/use-failure-toast";

/**
 * The part of a mutation that the actions use. Its promise settles for each call, also when the component has been
 * unmounted; callbacks of `mutate` run only for the latest call and while the component is mounted.
 */
interface StandardMutation<T, Result = unknown> {
  mutateAsync: (variables: T) => Promise<Result>;
}

interface StandardWrites<T> {
  nameOf: (standard: T) => string;
  /** API path to delete the standard. */
  pathOf: (standard: T) => string;
  /** Replaces the content of a standard. */
  put: StandardMutation<Replacement<T>, T>;
  /** Creates a standard again that was deleted in this place. */
  create: StandardMutation<T>;
  refresh: () => Promise<unknown>;
  /** Error message for a standard that could not be deleted. */
  notDeleted: (name: string) => string;
}

/** Actions on standards of any kind; removing and resetting offer an undo. */
export interface StandardActions<T> {
  pathOf: (standard: T) => string;
  remove: (standard: T) => void;
  /** Resets a standard to the inherited one. */
  putBack: (standard: T, inherited: T) => void;
  /** Restores a deleted standard. Resolves once it is in the list, or a message says why not. */
  addBack: (inherited: T) => Promise<void>;
}

/** Deletes standards, resets them to the inherited ones, and adds deleted ones back. */
export function useStandardActions<T extends Standard>(writes: StandardWrites<T>): StandardActions<T> {
  const { nameOf, pathOf, put, create, refresh, notDeleted } = writes;
  const t = useTranslations("standards.actions");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const showNotPutBack = useNotPutBack();
  const putBack = usePutBack({ nameOf, put });
  return {
    pathOf,
    remove: (standard) => {
      const name = nameOf(standard);
      holdDeletion({
        path: pathOf(standard),
        message: t("deleted", { name }),
        undoLabel: ui("undo"),
        onDeleted: refresh,
        onFailed: (error) => {
          showFailure(error, notDeleted(name));
        },
      });
    },
    putBack,
    addBack: (inherited) => {
      const name = nameOf(inherited);
      return create.mutateAsync(inherited).then(() => {
        showToast(t("isAddedBack", { name }));
      }, showNotPutBack(name));
    },
  };
}

/** Returns a function that resets a standard to the inherited one, with undo. */
export function usePutBack<T extends Standard>({
  nameOf,
  put,
}: Pick<StandardWrites<T>, "nameOf" | "put">): StandardActions<T>["putBack"] {
  const t = useTranslations("standards.actions");
  const ui = useTranslations("ui");
  const showNotPutBack = useNotPutBack();
  return (standard, inherited) => {
    const name = nameOf(inherited);
    put.mutateAsync({ content: inherited, seen: standard }).then((stored) => {
      const undo = () => {
        put.mutateAsync({ content: standard, seen: stored }).catch(showNotPutBack(nameOf(standard)));
      };
      showToast(t(`isBack.${originKey(inherited)}`, { name }), {
        action: { label: ui("undo"), run: undo, isUndo: true },
      });
    }, showNotPutBack(name));
  };
}

/**
 * Returns a function that makes a handler, which shows that a standard could not be put back; in a conflict, that
 * someone has changed it.
 */
export function useNotPutBack(): (name: string) => (error: unknown) => void {
  const t = useTranslations("standards.actions");
  const showFailure = useFailureToast();
  return (name) => (error) => {
    if (error instanceof StandardConflict) showToast(t("changed", { name }), { tone: "bad" });
    else showFailure(error, t("notBack", { name }));
  };
}
