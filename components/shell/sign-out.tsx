"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useCurrentUser } from "@/components/auth/current-user";
import { Dialog } from "@/components/ui/dialog";
import { SubmitActions } from "@/components/ui/submit-actions";
import { signOut } from "@/lib/auth/sign-out";
import { browserStorage, countDrafts, DRAFT_KINDS, type DraftKind } from "@/lib/drafts/drafts";
import { settleEdits } from "@/lib/drafts/leaving";
import { showToast } from "@/lib/toasts";

type Counts = Record<DraftKind, number>;

/** Signs out at once if everything is saved, else after a dialog that counts the unsaved drafts. */
export function SignOut({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations("shell.user");
  const tLeave = useTranslations("shell.leave");
  const { userName } = useCurrentUser();
  const [unsaved, setUnsaved] = useState<Counts | null>(null);
  const [isBusy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await signOut(userName);
    } catch {
      showToast(t("signOutFailed"), { tone: "bad" });
      onEnd();
    }
  };

  const leaveIfSaved = useEffectEvent(() => {
    const counts = countDrafts(browserStorage(), userName);
    if (DRAFT_KINDS.some((kind) => counts[kind] > 0)) setUnsaved(counts);
    else void leave();
  });
  useEffect(() => {
    let isGone = false;
    void settleEdits().then(() => {
      if (!isGone) leaveIfSaved();
    });
    return () => {
      isGone = true;
    };
  }, []);

  if (!unsaved) return null;
  return (
    <Dialog open onClose={onEnd} title={tLeave("title")} size="small" locked={isBusy}>
      <p className="text-ink-2">{tLeave("explanation")}</p>
      <ul className="mt-3 list-disc pl-5">
        {DRAFT_KINDS.filter((kind) => unsaved[kind] > 0).map((kind) => (
          <li key={kind}>{tLeave(kind, { count: unsaved[kind] })}</li>
        ))}
      </ul>
      <div className="mt-5">
        <SubmitActions
          variant="danger"
          cancelLabel={tLeave("stay")}
          onCancel={onEnd}
          busy={isBusy}
          firstFocus="cancel"
          onConfirm={() => void leave()}
        >
          {tLeave("leave")}
        </SubmitActions>
      </div>
    </Dialog>
  );
}
