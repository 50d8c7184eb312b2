"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { MAX_KEY_FIGURE_ID_LENGTH } from "@/contract/id-patterns";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { TextField } from "@/components/ui/field";

interface OwnKeyFigureFormProps {
  /** Returns true for the name of a key figure that is computed by a formula; rejects when this cannot be checked. */
  isTaken: (name: string) => Promise<boolean>;
  onAdd: (name: string) => void;
}

/** Asks for the name of a new key figure whose values are typed in. */
export function OwnKeyFigureForm({ isTaken, onAdd }: OwnKeyFigureFormProps) {
  const t = useTranslations("inputs.own");
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<unknown>(null);
  const [isChecking, setChecking] = useState(false);
  /** Changes when the name is changed or the form is closed, so that a running check adds nothing. */
  const attempt = useRef(0);
  useEffect(
    () => () => {
      attempt.current++;
    },
    [],
  );
  const add = async () => {
    const id = name.trim().normalize("NFC");
    const { length } = Array.from(id);
    if (length === 0) setError(t("empty", { max: MAX_KEY_FIGURE_ID_LENGTH }));
    else if (length > MAX_KEY_FIGURE_ID_LENGTH) setError(t("tooLong", { max: MAX_KEY_FIGURE_ID_LENGTH, length }));
    else if (!isChecking) {
      setChecking(true);
      setFailure(null);
      const own = ++attempt.current;
      try {
        const taken = await isTaken(id);
        if (own !== attempt.current) return;
        if (taken) setError(t("computed"));
        else onAdd(id);
      } catch (reason) {
        if (own === attempt.current) setFailure(reason);
      } finally {
        if (own === attempt.current) setChecking(false);
      }
    }
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={t("label")}
        hint={t("hint")}
        error={error}
        value={name}
        autoFocus
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
          setFailure(null);
          setChecking(false);
          attempt.current++;
        }}
      />
      <FailureNote error={failure} />
      <Button type="submit" variant="primary" busy={isChecking} className="self-end">
        {t("add")}
      </Button>
    </form>
  );
}
