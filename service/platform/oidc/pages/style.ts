import { FONT_PATH } from "./font";

/** The style of the pages in this folder. The colours are those of app/globals.css. */
export const STYLE = `
@font-face {
  font-family: "Inter"; src: url("${FONT_PATH}") format("woff2"); font-weight: 100 900; font-display: swap;
}
:root {
  color-scheme: light dark;
  --paper: #f7f7f5; --panel: #ffffff; --ink: #1a1c1b; --ink-2: #5c625f;
  --line: #e4e4df; --line-field: #8c9088;
  --accent: #0b5d52; --accent-hover: #084a41; --accent-on: #ffffff;
  --bad: #a52a1f; --bad-soft: #fbe7e4; --shadow: rgb(26 28 27 / 0.06);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #121413; --panel: #191c1b; --ink: #ecefed; --ink-2: #a7aeab;
    --line: #2a2e2d; --line-field: #6f7673;
    --accent: #5cc2ae; --accent-hover: #7ad1c0; --accent-on: #121413;
    --bad: #f28b7d; --bad-soft: #3b1c18; --shadow: rgb(0 0 0 / 0.4);
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--paper); color: var(--ink);
  font: 14px/20px Inter, system-ui, sans-serif;
  -webkit-font-smoothing: antialiased;
}
main {
  width: 100%; max-width: 380px; padding: 32px;
  background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
  box-shadow: 0 1px 2px var(--shadow);
}
.brand { display: flex; align-items: center; gap: 10px; margin-bottom: 28px; font-weight: 600; font-size: 16px; }
.tile { fill: var(--accent); }
.bars { stroke: var(--accent-on); }
h1 { font-size: 24px; line-height: 32px; letter-spacing: -0.01em; }
.lead { margin-top: 4px; color: var(--ink-2); }
form { margin-top: 24px; }
label { display: block; margin: 16px 0 6px; font-weight: 500; }
input {
  display: block; width: 100%; height: 40px; padding: 0 12px;
  background: var(--panel); color: inherit; font: inherit; font-size: 16px;
  border: 1px solid var(--line-field); border-radius: 6px;
}
input[aria-invalid="true"] { border-color: var(--bad); }
.error { margin-top: 6px; color: var(--bad); }
.error::before { content: "\\26A0\\FE0E\\00A0"; }
.notice { margin-top: 24px; padding: 10px 12px; border-radius: 6px; background: var(--bad-soft); color: var(--bad); }
.notice + form { margin-top: 8px; }
button, .button {
  display: block; width: 100%; min-height: 40px; margin-top: 24px; padding: 9px 16px;
  background: var(--accent); color: var(--accent-on); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; border: 1px solid transparent; border-radius: 6px; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-hover); }
.quiet { margin-top: 8px; background: transparent; color: inherit; border-color: var(--line-field); }
.quiet:hover { background: var(--paper); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code {
  display: block; margin-top: 16px; padding: 10px 12px; border-radius: 6px; background: var(--paper);
  font: 12px/16px ui-monospace, monospace; overflow-wrap: anywhere;
}
details { margin-top: 20px; color: var(--ink-2); }
summary { cursor: pointer; }
.qr { margin-top: 16px; }
.qr svg { display: block; width: 200px; height: 200px; margin: 0 auto; border-radius: 6px; }
.codes { white-space: pre; font-size: 16px; line-height: 24px; text-align: center; }
@media (max-width: 420px) { main { padding: 24px 20px; } }
`;
