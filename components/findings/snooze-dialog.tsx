"use client";

import { useTranslations } from "next-intl";
import * as z from "zod";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { SubmitActions } from "@/components/ui/submit-actions";
import { useZodForm } from "@/components/ui/use-zod-form";
import { addDays } from "@/contract/calendar";
import { calendarDay } from "@/contract/dates";
import { today } from "@/lib/dates/today";

const earliest = () => addDays(today(), 1);
const formSchema = z.object({
  until: calendarDay.refine((day) => day >= earliest(), { message: "expected a day after today" }),
});

interface SnoozeDialogProps {
  onClose: () => void;
  onDay: (day: string) => void;
}

/** Asks for the day on which a finding is shown again. */
export function SnoozeDialog({ onClose, onDay }: SnoozeDialogProps) {
  const t = useTranslations("findings.snoozeDialog");
  const form = useZodForm(formSchema, { defaultValues: { until: "" } });
  return (
    <Dialog open onClose={onClose} title={t("title")} size="small">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(({ until }) => {
          onDay(until);
        })}
      >
        <TextField
          type="date"
          label={t("day")}
          min={earliest()}
          {...form.register("until")}
          error={form.formState.errors.until && t("wrong")}
        />
        <SubmitActions onCancel={onClose}>{t("submit")}</SubmitActions>
      </form>
    </Dialog>
  );
}
