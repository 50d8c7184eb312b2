"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { Voucher, VoucherAddress } from "@/contract/vouchers";
import { neighboursIn, type VoucherSequence } from "@/lib/vouchers/voucher-sequence";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";

interface VoucherNeighboursProps {
  address: VoucherAddress;
  /** Undefined while it is fetched, and if it could not be fetched. */
  voucher: Voucher | undefined;
  list: VoucherSequence | undefined;
  onChange: (address: VoucherAddress) => void;
}

/** Buttons for the previous and next voucher, in the list from which it was opened, else in the books. */
export function VoucherNeighbours({ address, voucher, list, onChange }: VoucherNeighboursProps) {
  const t = useTranslations("vouchers");
  const inList = list ? neighboursIn(list.addresses, address) : null;
  const { previous, next } = inList ?? voucher ?? {};
  const more = inList && !next ? (list?.more ?? null) : null;
  // A mutation, because its callback does not run after the dialog has closed.
  const fetching = useMutation({ mutationFn: (fetchMore: NonNullable<VoucherSequence["more"]>) => fetchMore() });
  const { reset } = fetching;
  // When another voucher is shown, a failed or running fetch is forgotten.
  useEffect(() => reset, [reset, address.import, address.line]);
  const goOn = () => {
    if (next) onChange(next);
    else if (more) {
      fetching.mutate(more, {
        onSuccess: (addresses) => {
          const following = neighboursIn(addresses, address)?.next;
          if (following) onChange(following);
        },
      });
    }
  };
  const isCutHere = inList !== null && list?.isCut && !next && !more;
  // The buttons are rendered at both ends of the list too, so that the focus stays in the dialog.
  return (
    <>
      <FailureNote error={fetching.error} title={t("failed")} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          aria-disabled={previous === undefined || fetching.isPending}
          onClick={() => {
            if (previous && !fetching.isPending) onChange(previous);
          }}
        >
          {t("previous")}
        </Button>
        <p className="text-center text-xs text-ink-2 max-sm:order-first max-sm:basis-full">
          {t(isCutHere ? "order.cut" : inList ? "order.list" : "order.books")}
        </p>
        <Button aria-disabled={next === undefined && more === null} busy={fetching.isPending} onClick={goOn}>
          {t("next")}
        </Button>
      </div>
    </>
  );
}
