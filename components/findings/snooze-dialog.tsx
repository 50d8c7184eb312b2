"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { addDays } from "@/contract/calendar";
import { today } from "@/lib/dates/today";

interface SnoozeDialogProps {
  open: boolean;
  onClose: () => void;
  onDay: (day: string) => void;
}

/** Asks for the day on which a finding is shown again. */
export function SnoozeDialog({ open, onClose, onDay }: SnoozeDialogProps) {
  const t = useTranslations("findings.snoozeDialog");
  const ui = useTranslations("ui");
  const [day, setDay] = useState("");
  const [isWrong, setWrong] = useState(false);
  const earliest = addDays(today(), 1);
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} size="small">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (day >= earliest) onDay(day);
          else setWrong(true);
        }}
      >
        <TextField
          type="date"
          label={t("day")}
          min={earliest}
          value={day}
          error={isWrong ? t("wrong") : undefined}
          onChange={({ target }) => {
            setDay(target.value);
            setWrong(false);
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{ui("cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("submit")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
