"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { ownExportPath } from "@/lib/account/paths";
import { ExportForm } from "./export-form";

/** Downloads a copy of all data that is stored about the user. */
export function OwnExportCard() {
  const t = useTranslations("account.export");
  return (
    <Card title={t("title")}>
      <ExportForm namespace="account.export" path={ownExportPath()} />
    </Card>
  );
}
