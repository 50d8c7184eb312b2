"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { SubmitActions } from "@/components/ui/submit-actions";
import { signInPopupPage } from "@/lib/paths";
import { askToSignIn, declineSignIn } from "@/lib/session-gate";

/** Opens a separate window, so that text typed on the page is not lost. */
function openSignIn(): void {
  window.open(signInPopupPage, "nyckeltal-sign-in", "popup,width=480,height=640");
}

/** Asks to sign in while API calls wait; once the user has declined, a bar reminds that nothing is saved. */
export function SignInAgain({ userName, asking }: { userName: string; asking: boolean }) {
  const t = useTranslations("shell.session");
  if (!asking)
    return (
      <div
        role="status"
        className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-3 border-t border-line bg-warn-soft px-4 py-2 text-warn print:hidden"
      >
        <Icon name="alert" />
        {t("signedOut")}
        <Button
          size="small"
          onMouseDown={(event) => {
            // A grid that loses the focus would save, which opens the dialog under the pointer before the click.
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
