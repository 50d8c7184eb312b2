"use client";

import type { SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { ChooseCompanyDialog } from "./batch-choose-company-dialog";
import { CloseBatchDialog } from "./batch-close-dialog";
import { CreateAllDialog } from "./batch-create-all-dialog";
import { CreateCompanyDialog } from "./batch-create-company-dialog";
import type { BatchDialogProps, OpenedDialog } from "./batch-dialogs-shared";
import { RemarksDialog } from "./batch-remarks-dialog";
import { TakeBackAllDialog, TakeBackFileDialog } from "./batch-take-back-dialog";

interface BatchDialogsProps extends BatchDialogProps {
  opened: OpenedDialog;
  /** The files of the batch, which may change while a dialog is open. */
  files: readonly SieImportBatchFile[];
}

/** Renders the dialog that is open. */
export function BatchDialogs({ opened, files, ...rest }: BatchDialogsProps) {
  switch (opened.dialog) {
    case "create":
      return <CreateCompanyDialog file={opened.file} {...rest} />;
    case "choose":
      return <ChooseCompanyDialog file={opened.file} {...rest} />;
    case "remarks":
      return <RemarksDialog file={opened.file} {...rest} />;
    case "createAll":
      return <CreateAllDialog files={files} {...rest} />;
    case "takeBack":
      return <TakeBackFileDialog file={opened.file} {...rest} />;
    case "takeBackAll":
      return <TakeBackAllDialog files={files} {...rest} />;
    case "close":
      return <CloseBatchDialog {...rest} />;
  }
}
