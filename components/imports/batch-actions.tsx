"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { useAgencyPermissions } from "@/components/auth/current-user";
import { decideBatch, type BatchPlace } from "@/lib/imports/batches";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import { companiesToCreate, type OpenedDialog } from "./batch-dialogs-shared";

interface BatchActionsProps {
  place: BatchPlace;
  files: readonly SieImportBatchFile[];
  onOpen: (dialog: OpenedDialog) => void;
  /** Called when the decision to import all has ended, with or without success. */
  onDone: () => void;
}

/** Buttons that act on all files of a batch. */
export function BatchActions({ place, files, onOpen, onDone }: BatchActionsProps) {
  const t = useTranslations("imports.batches");
  const showFailure = useFailureToast();
  const may = useAgencyPermissions();
  const deciding = useMutation({
    ...decideBatch(useQueryClient(), place),
    onError: (error) => {
      showFailure(error, t("decided.failed"));
    },
  });
  const count = (state: SieImportBatchFile["state"]) => files.filter((file) => file.state === state).length;
  const [clear, imported] = [count("clear"), count("imported")];
  const missing = companiesToCreate(files).length;
  const items: MenuItem[] = [
    ...(imported > 0
      ? [
          {
            label: t("actions.takeBackAll", { count: imported }),
            icon: "undo" as const,
            onSelect: () => {
              onOpen({ dialog: "takeBackAll" });
            },
          },
        ]
      : []),
    {
      label: t("actions.close"),
      icon: "trash",
      danger: true,
      onSelect: () => {
        onOpen({ dialog: "close" });
      },
    },
  ];
  return (
    <>
      {clear > 0 && (
        <Button
          variant="primary"
          icon="upload"
          busy={deciding.isPending}
          onClick={() => {
            deciding.mutate("import", { onSettled: onDone });
          }}
        >
          {t("actions.importAll", { count: clear })}
        </Button>
      )}
      {/* A single company is created by the button in the row of its file. */}
      {missing > 1 && may.createCompany && (
        <Button
          icon="plus"
          onClick={() => {
            onOpen({ dialog: "createAll" });
          }}
        >
          {t("actions.createAll", { count: missing })}
        </Button>
      )}
      <Menu label={t("actions.more")} items={items} align="end" buttonClassName={buttonClasses({})} />
    </>
  );
}
