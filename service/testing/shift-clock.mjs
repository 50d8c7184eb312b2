// Loaded into a program by `node --import`: sets its clock ahead by CLOCK_AHEAD_SECONDS.
import { clockAheadSeconds } from "./test-settings.mjs";

const ahead = clockAheadSeconds * 1000;
const RealDate = Date;

/** @type {any} Unlike Date, a class cannot be called without `new`; nothing here calls Date without it. */
const ShiftedDate = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(.../** @type {[number]} */ (parts));
  }

  /** @override */
  static now() {
    return RealDate.now() + ahead;
  }
};
globalThis.Date = ShiftedDate;
