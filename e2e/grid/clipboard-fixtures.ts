/** A text, or the text that is displayed and the exact number behind it. */
export type FixtureCell = string | [text: string, number: number];

export interface ClipboardForms {
  text: string;
  html?: string;
}

const entities = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const textOf = (cell: FixtureCell) => (typeof cell === "string" ? cell : cell[0]);
const quoted = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const plain = (rows: FixtureCell[][], lineBreak: string) =>
  rows.map((row) => row.map((cell) => quoted(textOf(cell))).join("\t")).join(lineBreak);

/**
 * Excel: CRLF after every row. Its HTML has x:num where the text does not say the number in full; here every number has
 * it.
 */
export function excel(rows: FixtureCell[][]): ClipboardForms {
  const cell = (one: FixtureCell) => {
    const text = entities(textOf(one)).replaceAll("\n", "<br>");
    return typeof one === "string"
      ? `<td class=xl65 width=64 style='width:48pt'>${text}</td>`
      : `<td height=20 class=xl66 align=right width=64 style='height:15.0pt;width:48pt' x:num="${one[1]}">${text}</td>`;
  };
  return {
    text: `${plain(rows, "\r\n")}\r\n`,
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\,"; mso-displayed-thousand-separator:"\\00A0";}
.xl66 {mso-number-format:"\\#\\,\\#\\#0\\.00";}--></style>
</head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 style='border-collapse:collapse'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
${rows.map((row) => ` <tr height=20 style='height:15.0pt'>\n  ${row.map(cell).join("\n  ")}\n </tr>`).join("\n")}
<!--EndFragment-->
</table>
</body>
</html>`,
  };
}

/**
 * Google Sheets: LF between rows and none after the last. In data-sheets-value, member 1 is the kind of the content (2
 * for a text, 3 for a number), and the member with the number of the kind is the content itself.
 */
export function sheets(rows: FixtureCell[][]): ClipboardForms {
  const cell = (one: FixtureCell) => {
    const value = typeof one === "string" ? { 1: 2, 2: one } : { 1: 3, 3: one[1] };
    const attribute = textOf(one) === "" ? "" : ` data-sheets-value="${entities(JSON.stringify(value))}"`;
    const text = entities(textOf(one)).replaceAll("\n", "<br/>");
    return `<td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;"${attribute}>${text}</td>`;
  };
  return {
    text: plain(rows, "\n"),
    html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>${rows.map((row) => `<tr style="height:21px;">${row.map(cell).join("")}</tr>`).join("")}</tbody></table>`,
  };
}

/** LibreOffice: LF after every row. sdval holds the number, and sdnum its language (1053 is Swedish) and format. */
export function libreOffice(rows: FixtureCell[][]): ClipboardForms {
  const cell = (one: FixtureCell) =>
    typeof one === "string"
      ? `<td align="left"><font face="Liberation Sans">${entities(one).replaceAll("\n", "<br>")}</font></td>`
      : `<td height="17" align="right" sdval="${one[1]}" sdnum="1053;0;# ##0,00"><font face="Liberation Sans">${entities(one[0])}</font></td>`;
  return {
    text: `${plain(rows, "\n")}\n`,
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
		a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; border:1px solid black; padding:0.5em;  }
	</style>
</head>
<body>
<table cellspacing="0" border="0">
	<colgroup width="85"></colgroup>
${rows.map((row) => `	<tr>\n		${row.map(cell).join("\n		")}\n	</tr>`).join("\n")}
</table>
</body>
</html>`,
  };
}

export function text(plainText: string): ClipboardForms {
  return { text: plainText };
}
