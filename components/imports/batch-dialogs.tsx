"use client";

import { ChooseCompanyDialog } from "./batch-choose-company-dialog";
import { CloseBatchDialog } from "./batch-close-dialog";
import { CreateAllDialog } from "./batch-create-all-dialog";
import { CreateCompanyDialog } from "./batch-create-company-dialog";
import type { BatchDialogProps, OpenedDialog } from "./batch-dialogs-shared";
import { RemarksDialog } from "./batch-remarks-dialog";
import { TakeBackFilesDialog } from "./batch-take-back-dialog";

/** Renders the dialog that is open. */
export function BatchDialogs({ opened, ...rest }: BatchDialogProps & { opened: OpenedDialog }) {
  switch (opened.dialog) {
    case "create":
      return <CreateCompanyDialog file={opened.file} {...rest} />;
    case "choose":
      return <ChooseCompanyDialog file={opened.file} {...rest} />;
    case "remarks":
      return <RemarksDialog file={opened.file} {...rest} />;
    case "createAll":
      return <CreateAllDialog companies={opened.companies} {...rest} />;
    case "takeBack":
      return <TakeBackFilesDialog files={opened.files} isAll={opened.isAll} {...rest} />;
    case "close":
      return <CloseBatchDialog {...rest} />;
  }
}
