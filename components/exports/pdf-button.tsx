"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { loadApiCall } from "@/lib/api/client";
import { apiErrorKind } from "@/lib/api/error";
import { saveFile } from "@/lib/spreadsheets/save-file";
import { showToast } from "@/lib/toasts";

/** Saves what the page shows as a PDF, which the service makes. */
export function PdfButton({ path }: { path: string }) {
  const t = useTranslations("ui.pdf");
  const making = useMutation({
    mutationFn: async () => {
      const { file, name } = await (await loadApiCall()).getFile(path);
      return saveFile(file, name);
    },
    onSuccess: (name) => {
      showToast(t("saved", { name }));
    },
    onError: (error) => {
      showToast(t(apiErrorKind(error) === "invalid" ? "tooLarge" : "failed"), { tone: "bad" });
    },
  });
  return (
    <Button
      variant="pill"
      icon="download"
      busy={making.isPending}
      aria-label={making.isPending ? t("making") : t("label")}
      onClick={() => {
        making.mutate();
      }}
    >
      PDF
    </Button>
  );
}
