// Loaded into a program by `node --import`: its clock is ahead by CLOCK_AHEAD_SECONDS, as a machine's can be.
const ahead = Number(process.env.CLOCK_AHEAD_SECONDS) * 1000;
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
