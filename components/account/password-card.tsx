"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";

const PasswordForm = onDemand(
  () => import("./password-form").then((module) => module.PasswordForm),
  <Skeleton className="h-47 max-w-sm" />,
);

export function PasswordCard() {
  const t = useTranslations("account.password");
  return (
    <Card title={t("title")}>
      <PasswordForm />
    </Card>
  );
}
