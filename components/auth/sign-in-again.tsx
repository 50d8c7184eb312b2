"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { SubmitActions } from "@/components/ui/submit-actions";
import { signInPopupPage } from "@/lib/paths";
import { askToSignIn, declineSignIn } from "@/lib/session-gate";

/** A window of its own, so that what is typed on the page stays as it is. */
function openSignIn(): void {
  window.open(signInPopupPage, "nyckeltal-sign-in", "popup,width=480,height=640");
}

/** While calls wait: the question. Once declined: a reminder that nothing is saved. */
export function SignInAgain({ userName, asking }: { userName: string; asking: boolean }) {
  const t = useTranslations("shell.session");
  if (!asking)
    return (
      <div
        role="status"
        className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-3 border-t border-line bg-warn-soft px-4 py-2 text-warn"
      >
        <Icon name="alert" />
        {t("signedOut")}
        <Button
          size="small"
          onMouseDown={(event) => {
            // Else a grid that loses the focus saves, that asks to sign in, and the dialog comes under the pointer.
            event.preventDefault();
          }}
          onClick={() => {
            askToSignIn();
            openSignIn();
          }}
        >
          {t("signIn")}
        </Button>
      </div>
    );
  return (
    <Dialog open onClose={declineSignIn} title={t("title")} size="small">
      <p className="text-ink-2">{t("explanation", { userName })}</p>
      <div className="mt-5">
        <SubmitActions cancelLabel={t("later")} onCancel={declineSignIn} firstFocus="confirm" onConfirm={openSignIn}>
          {t("signIn")}
        </SubmitActions>
      </div>
    </Dialog>
  );
}
