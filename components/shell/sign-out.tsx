"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
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
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await signOut(userName);
    } catch {
      showToast(t("signOutFailed"), { tone: "bad" });
      onEnd();
    }
  };

  useEffect(() => {
    let gone = false;
    void settleEdits().then(() => {
      if (gone) return;
      const counts = countDrafts(browserStorage(), userName);
      if (DRAFT_KINDS.some((kind) => counts[kind] > 0)) setUnsaved(counts);
      else void leave();
    });
    return () => {
      gone = true;
    };
    // Runs once, when the component mounts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if (!unsaved) return null;
  return (
    <Dialog open onClose={onEnd} title={tLeave("title")} size="small" locked={busy}>
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
          busy={busy}
          firstFocus="cancel"
          onConfirm={() => void leave()}
        >
          {tLeave("leave")}
        </SubmitActions>
      </div>
    </Dialog>
  );
}
