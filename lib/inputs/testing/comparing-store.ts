import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import { ApiError } from "@/lib/api/error";
import { withItems } from "@/lib/inputs/mutations";

/** A fake service, which refuses a write if a `before` in it differs from the stored value (null: none is stored). */
export class ComparingStore {
  constructor(public stored: KeyFigureData[]) {}

  readonly transport = {
    send: (items: KeyFigureDataChange[]): Promise<void> => {
      const valueAt = (key: string) => this.stored.find((item) => keyFigureDataKey(item) === key)?.value ?? null;
      if (items.some((item) => item.before !== undefined && !Object.is(item.before, valueAt(keyFigureDataKey(item)))))
        return Promise.reject(new ApiError({ status: 412, typeOfError: "Any", message: "Any.", saved: "no" }));
      this.stored = withItems(this.stored, items);
      return Promise.resolve();
    },
    fetch: () => Promise.resolve(this.stored),
  };
}
