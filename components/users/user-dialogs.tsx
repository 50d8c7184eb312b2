"use client";

import type { UsersOf } from "@/lib/users/rows";
import { ConfirmDialog } from "./confirm-dialog";
import { EraseDialog } from "./erase-dialog";
import { HandOverDialog } from "./hand-over-dialog";
import { LinkDialog } from "./link-dialog";
import { UserDialog } from "./user-dialog";
import type { UserAction } from "./user-row";

interface UserDialogsProps {
  of: UsersOf;
  action: UserAction;
  onAction: (action: UserAction) => void;
  onClose: () => void;
}

/** Renders the dialog of an action on a user. Loaded at the latest when the first one is opened. */
export function UserDialogs({ of, action, onAction, onClose }: UserDialogsProps) {
  switch (action.kind) {
    case "invite":
      return (
        <UserDialog
          of={of}
          user={null}
          onClose={onClose}
          onCreated={(user, link) => {
            onAction({ kind: "created", user, link });
          }}
        />
      );
    case "edit":
      return <UserDialog key={action.user.userName} of={of} user={action.user} onClose={onClose} />;
    case "created":
      return <LinkDialog user={action.user} made={action.link} isNew onClose={onClose} />;
    case "link":
      return <LinkDialog user={action.user} made={null} onClose={onClose} />;
    case "handOver":
      return "agencyId" in of && <HandOverDialog agencyId={of.agencyId} user={action.user} onClose={onClose} />;
    case "erase":
      return <EraseDialog user={action.user} onClose={onClose} />;
    default:
      return <ConfirmDialog kind={action.kind} user={action.user} onClose={onClose} />;
  }
}
