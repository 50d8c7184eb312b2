"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { accountQueries } from "@/lib/account/queries";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { onDemand } from "@/components/ui/on-demand";
import { QueryView } from "@/components/ui/query-view";
import { SkeletonRows } from "@/components/ui/skeleton";

const SetUpDialog = onDemand(() => import("./second-factor-dialog").then((module) => module.SetUpDialog));
const NewRecoveryCodesDialog = onDemand(() =>
  import("./second-factor-dialog").then((module) => module.NewRecoveryCodesDialog),
);
const TurnOffDialog = onDemand(() => import("./second-factor-dialog").then((module) => module.TurnOffDialog));

/** With fewer recovery codes left than this, their number is shown as a warning. */
const FEW_CODES = 3;

export function SecondFactorCard() {
  const t = useTranslations("account.secondFactor");
  const query = useQuery(accountQueries.secondFactor());
  const [dialog, setDialog] = useState<"on" | "off" | "codes" | null>(null);
  const close = () => {
    setDialog(null);
  };
  return (
    <Card title={t("title")}>
      <QueryView query={query} skeleton={<SkeletonRows rows={2} label={t("loading")} />} errorTitle={t("failed")}>
        {({ isOn, isRequired, recoveryCodesLeft }) => (
          <div className="flex flex-col items-start gap-3">
            <p className="text-ink-2">
              <Badge tone={isOn ? "good" : "neutral"}>{t(isOn ? "on" : "off")}</Badge> {t(isOn ? "onLead" : "offLead")}
            </p>
            {isOn && (
              <p className={recoveryCodesLeft < FEW_CODES ? "text-warn" : "text-ink-2"}>
                {t("codesLeft", { count: recoveryCodesLeft })}
              </p>
            )}
            {isRequired && <p className="text-ink-2">{t("required")}</p>}
            {!isOn && (
              <Button
                variant="primary"
                onClick={() => {
                  setDialog("on");
                }}
              >
                {t("turnOn")}
              </Button>
            )}
            {isOn && (
              <div className="flex flex-wrap gap-2">
                <Button
                  onClick={() => {
                    setDialog("codes");
                  }}
                >
                  {t("newCodes")}
                </Button>
                {!isRequired && (
                  <Button
                    onClick={() => {
                      setDialog("off");
                    }}
                  >
                    {t("turnOff")}
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
      </QueryView>
      {dialog === "on" && <SetUpDialog onClose={close} />}
      {dialog === "codes" && <NewRecoveryCodesDialog onClose={close} />}
      {dialog === "off" && <TurnOffDialog onClose={close} />}
    </Card>
  );
}
