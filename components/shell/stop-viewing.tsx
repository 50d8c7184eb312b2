"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { viewAs } from "@/lib/auth/view-as";
import { showToast } from "@/lib/toasts";

/** Button that ends a director's view as another user. */
export function StopViewing() {
  const t = useTranslations("shell.viewing");
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      size="small"
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        viewAs(null).catch(() => {
          setBusy(false);
          showToast(t("stopFailed"), { tone: "bad" });
        });
      }}
    >
      {t("stop")}
    </Button>
  );
}
