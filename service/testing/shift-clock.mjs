// Loaded into a program by `node --import`: sets its clock ahead by CLOCK_AHEAD_SECONDS.
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
