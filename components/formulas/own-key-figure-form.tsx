"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { MAX_KEY_FIGURE_ID_LENGTH } from "@/contract/id-patterns";
import { keyFigureId } from "@/contract/ids";
import { codePoints, typed } from "@/contract/text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useZodForm } from "@/components/ui/use-zod-form";

const formSchema = z.object({ name: typed(keyFigureId) });

interface OwnKeyFigureFormProps {
  /** Returns true for the name of a key figure that the service computes. */
  isTaken?: (name: string) => Promise<boolean>;
  onAdd: (name: string) => void;
}

/** Asks for the name of a key figure of the user's own. */
export function OwnKeyFigureForm({ isTaken, onAdd }: OwnKeyFigureFormProps) {
  const t = useTranslations("inputs.own");
  const form = useZodForm(formSchema, { defaultValues: { name: "" } });
  const { errors, isSubmitting } = form.formState;
  const length = codePoints(useWatch({ control: form.control, name: "name" }).trim().normalize("NFC"));
  const wrong = length === 0 ? "empty" : length > MAX_KEY_FIGURE_ID_LENGTH ? "tooLong" : "computed";
  const add = form.handleSubmit(async ({ name }) => {
    if (await isTaken?.(name)) form.setError("name", { type: "taken" });
    else onAdd(name);
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void add(event);
      }}
    >
      <TextField
        label={t("label")}
        hint={t("hint")}
        {...form.register("name")}
        error={errors.name && t(wrong, { max: MAX_KEY_FIGURE_ID_LENGTH, length })}
        autoFocus
      />
      <Button type="submit" variant="primary" busy={isSubmitting} className="self-end">
        {t("add")}
      </Button>
    </form>
  );
}
