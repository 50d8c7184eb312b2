// Loaded into a program by `node --import`: its clock is ahead by CLOCK_AHEAD_SECONDS, as a machine's can be.
import { clockAheadSeconds } from "./test-settings.mjs";

const ahead = clockAheadSeconds * 1000;
const RealDate = Date;

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
