"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { useReopenedAmong } from "@/components/drafts/use-reopened-by-undo";
import { Button } from "@/components/ui/button";
import type { IconName } from "@/components/ui/icon";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";
import { StandardSection } from "./standard-section";

/** Translations of one kind of standard, by the keys that they have in the messages. */
type KindTexts = (key: "title" | "detail" | "new" | "loading" | "loadFailed" | "empty" | "emptyLook") => string;

/** Props of the dialog; `edited` is null for a new standard. */
interface DialogProps<T> {
  edited: T | null;
  onClose: () => void;
}

interface KindSectionProps<T> {
  /** The id of the heading. */
  id: string;
  t: KindTexts;
  /** The icon of the empty state. */
  icon: IconName;
  query: UseQueryResult<readonly T[]>;
  /** The permission that creating and editing need. */
  permission?: "writeStandards" | "writeCompanyTypes";
  /** True when standards are inherited. An empty list then means that all were deleted here and can be added back. */
  hasInherited?: boolean;
  /** Loads the dialog's code before it is opened. */
  preload: () => void;
  dialog: (props: DialogProps<T>) => ReactNode;
  /** The key of the dialog's draft (see use-form-draft), if the dialog has one. */
  draftKey?: (edited: T | null) => readonly string[];
  /** Renders the standards; `onEdit` is null for users who may not change them. */
  children: (standards: readonly T[], onEdit: ((standard: T) => void) | null) => ReactNode;
}

/**
 * Section with one kind of standards of an agency or type, or with the company types of an agency: a list, and a dialog
 * that creates and edits.
 */
export function KindSection<T>(props: KindSectionProps<T>) {
  const { id, t, icon, query, permission = "writeStandards", hasInherited = false, preload, dialog } = props;
  const { draftKey, children } = props;
  const mayWrite = useAgencyPermissions()[permission];
  /** The standard in the dialog: null for a new one, undefined when no dialog is open. */
  const [edited, setEdited] = useState<T | null>();
  useReopenedAmong<T | null>(draftKey ? [null, ...(query.data ?? [])] : [], draftKey ?? (() => []), setEdited);
  const isEmpty = (standards: readonly T[]) => standards.length === 0 && !(hasInherited && mayWrite);
  const newButton = mayWrite && (
    <Button
      icon="plus"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        setEdited(null);
      }}
    >
      {t("new")}
    </Button>
  );
  return (
    <StandardSection
      id={id}
      title={t("title")}
      detail={t("detail")}
      action={query.data !== undefined && !isEmpty(query.data) && newButton}
    >
      <QueryView query={query} skeleton={<SkeletonRows rows={3} label={t("loading")} />} errorTitle={t("loadFailed")}>
        {(standards) =>
          isEmpty(standards) ? (
            <EmptyState icon={icon} title={t("empty")} action={newButton}>
              {t("emptyLook")}
            </EmptyState>
          ) : (
            children(standards, mayWrite ? setEdited : null)
          )
        }
      </QueryView>
      {edited !== undefined &&
        dialog({
          edited,
          onClose: () => {
            setEdited(undefined);
          },
        })}
    </StandardSection>
  );
}
