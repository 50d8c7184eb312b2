"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { agenciesQueries } from "@/lib/agencies/queries";

const RemoveDemoDialog = onDemand(() => import("./remove-demo-dialog").then((module) => module.RemoveDemoDialog));

/** Says that the demo's companies are invented, and offers to remove the demo; rendered only for users who may. */
export function DemoNote({ agencyId }: { agencyId: string }) {
  const t = useTranslations("portfolio.demo");
  const { data: content } = useQuery(agenciesQueries.demo(agencyId));
  const [isAsking, setAsking] = useState(false);
  if (!content || content.companies + content.users === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-hover px-4 py-1.5 text-ink-2 sm:px-6 print:hidden">
      <p>{t("note", { count: content.companies })}</p>
      <Button
        size="small"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t("remove")}
      </Button>
      {isAsking && (
        <RemoveDemoDialog
          agencyId={agencyId}
          content={content}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}
