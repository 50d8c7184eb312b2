import { excel, libreOffice, sheets, text, type ClipboardForms } from "./clipboard-fixtures";

/**
 * Name, selection, clipboard (an empty text for no paste), expected cells, expected selection (`A4:B5@A4` is a range
 * and its active cell, `outside` means that a question has the focus), and steps after the paste, such as an answer.
 * The cells before each case are those of SEED in keyboard-cases.ts.
 */
export type PasteCase = [name: string, from: string, forms: ClipboardForms, cells: string, at: string, steps?: string];

/** No-break space, narrow no-break space and thin space, with which programs group thousands. */
const NBSP = "\u00a0";
const NARROW = "\u202f";
const THIN = "\u2009";

// One case per line.
// oxfmt-ignore
export const PASTE_CASES: PasteCase[] = [
  // Plain text
  ["one value", "A4", text("5"), "A4=5", "A4"],
  ["a block", "A4", text("1\t2\n3\t4"), "A4=1 B4=2 A5=3 B5=4", "A4:B5@A4"],
  ["a block with CRLF and a line break at its end", "A4", text("1\t2\r\n3\t4\r\n"), "A4=1 B5=4 A6=", "A4:B5@A4"],
  ["one value into a selection fills it", "A4:C5", text("7"), "A4=7 C4=7 A5=7 C5=7", "A4:C5@A4"],
  ["a row into a selection of rows is repeated", "A4:B6", text("1\t2"), "A4=1 B4=2 A6=1 B6=2", "A4:B6@A4"],
  ["a block over a selection it does not divide is pasted once", "A4:C4", text("1\t2"), "A4=1 B4=2 C4=", "A4:B4@A4"],
  ["empty cells clear", "A1", text("\t\t9"), "A1= B1= C1=9 D1=4", "A1:C1@A1"],
  ["quoted cells with tabs and line breaks stay one cell", "A9", text('"1\t2"\t"3\n4"\t5'), "C9=5 D9=", "A9:C9@A9"],
  ["doubled quotes", "A9", text('"a ""b"""\t1'), 'A9=a "b" B9=1', "A9:B9@A9"],
  ["a quote inside a cell", "A9", text('19" screen\t1'), 'A9=19" screen B9=1', "A9:B9@A9"],
  ["spaces around numbers", "A4", text("  5 \t 6"), "A4=5 B4=6", "A4:B4@A4"],
  ["decimal comma", "A4", text("1,5\t0,25"), "A4=1.50 B4=0.25", "A4:B4@A4"],
  ["decimal point", "A4", text("1.5\t0.25"), "A4=1.50 B4=0.25", "A4:B4@A4"],
  ["spaces between thousands", "A4", text("1 234,5"), "A4=1,234.50", "A4"],
  ["no-break spaces between thousands", "A4", text(`1${NBSP}234${NBSP}567,5`), "A4=1,234,567.50", "A4"],
  ["narrow no-break spaces between thousands", "A4", text(`1${NARROW}234,5`), "A4=1,234.50", "A4"],
  ["thin spaces between thousands", "A4", text(`1${THIN}234,5`), "A4=1,234.50", "A4"],
  ["points between thousands", "A4", text("1.234.567,8"), "A4=1,234,567.80", "A4"],
  ["commas between thousands", "A4", text("1,234,567.8"), "A4=1,234,567.80", "A4"],
  ["apostrophes between thousands", "A4", text("1'234.5"), "A4=1,234.50", "A4"],
  ["a real minus", "A4", text("−35,01"), "A4=−35.01", "A4"],
  ["a hyphen", "A4", text("-35,01"), "A4=−35.01", "A4"],
  ["a dash", "A4", text("–35,01"), "A4=−35.01", "A4"],
  ["a minus at the end", "A4", text("35,01-"), "A4=−35.01", "A4"],
  ["brackets for negatives", "A4", text("(1 234,50)"), "A4=−1,234.50", "A4"],
  ["percent in a row of percentages", "A2", text("20,6 %"), "A2=20.6", "A2"],
  ["percent without a space", "A2", text("20.6%"), "A2=20.6", "A2"],
  ["percent in a row of amounts is refused and kept", "A4", text("20,6 %"), "A4=20,6 %", "A4"],
  ["kronor behind", "A4", text("1 234,50 kr"), "A4=1,234.50", "A4"],
  ["the currency's code before", "A4", text("SEK 1 234"), "A4=1,234", "A4"],
  ["the Nordic price", "A4", text("1 200:-"), "A4=1,200", "A4"],
  ["another currency is refused and kept", "A4", text("12 €"), "A4=12 €", "A4"],
  ["a unit is refused and kept", "A4", text("12 tkr"), "A4=12 tkr", "A4"],
  ["a date is refused and kept", "A4", text("2024-01-15"), "A4=2024-01-15", "A4"],
  ["a formula is a text", "A4", text("=1+2"), "A4==1+2", "A4"],
  ["infinity and not a number", "A9", text("∞\tNaN\t-∞"), "A9=∞ B9=not a number C9=−∞", "A9:C9@A9"],
  ["an exponent", "A4", text("1,5E+06"), "A4=1,500,000", "A4"],
  ["a byte order mark and direction marks", "A4", text("\ufeff5\t\u200e-6"), "A4=5 B4=−6", "A4:B4@A4"],

  // Questions
  ["1,234 asks first and writes nothing", "A4", text("1,234"), "A4=", "outside"],
  ["1,234 as the language reads it", "A4", text("1,234"), "A4=1,234", "A4", "button:Paste"],
  ["1,234 as it was meant", "A4", text("1,234"), "A4=1.234", "A4", "reading:1 button:Paste"],
  ["1,234 in a block of others", "A4", text("1,234\t5\t1.234"), "A4=1.234 B4=5.00 C4=1,234.00", "A4:C4@A4", "reading:1 button:Paste"],
  ["a question left with Escape writes nothing", "A4", text("1,234"), "A4=", "A4", "Escape"],
  ["cells beyond the grid are cut off on request", "L8", text("1\t2\n3\t4\n5\t6"), "L8=1 L9=3", "L8:L9@L8", "button:Paste_without_them"],
  ["nothing is written if cutting off cells is cancelled", "L8", text("1\t2"), "L8=88", "L8", "button:Cancel"],
  ["empty cells beyond the edge of the grid raise no question", "L8", text("1\t\t"), "L8=1", "L8"],

  // Excel
  ["Excel, Swedish", "A4", excel([[[`1${NBSP}234,50`, 1234.5], ["-35,01", -35.01]]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],
  ["Excel, English", "A4", excel([[["1,234.50", 1234.5], ["(35.01)", -35.01]]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],
  ["Excel, Finnish", "A4", excel([[[`1${NBSP}234,50`, 1234.5], ["−35,01", -35.01]]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],
  ["Excel, English 1,234 is not in doubt", "A4", excel([[["1,234", 1234]]]), "A4=1,234", "A4"],
  ["Excel, Swedish 1,234 is not in doubt", "A4", excel([[["1,234", 1.234]]]), "A4=1.234", "A4"],
  ["Excel, more digits than it shows", "A4", excel([[["0,33", 0.333333333333333]]]), "A4=0.333333", "A4"],
  ["Excel, percent", "A2", excel([[["21%", 0.2061]]]), "A2=20.61", "A2"],
  ["Excel, a column too narrow", "A4", excel([[["####", 123456]]]), "A4=123,456", "A4"],
  ["Excel, kronor", "A4", excel([[[`1${NBSP}234,50${NBSP}kr`, 1234.5]]]), "A4=1,234.50", "A4"],
  ["Excel, a date is no number", "A4", excel([[["2024-01-31", 45322]]]), "A4=2024-01-31", "A4"],
  ["Excel, empty cells and texts", "A9", excel([["", ["5", 5], "text"]]), "A9= B9=5 C9=text", "A9:C9@A9"],
  ["Excel, a cell with a line break", "A9", excel([["a\nb", ["5", 5]]]), "B9=5 C9=", "A9:B9@A9"],
  ["Excel, without the numbers in full", "A4", excel([["1 234,50", "−35,01"]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],

  // Google Sheets
  ["Sheets, Swedish", "A4", sheets([[[`1${NBSP}234,50`, 1234.5], ["−35,01", -35.01]]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],
  ["Sheets, English", "A4", sheets([[["1,234.50", 1234.5], ["-35.01", -35.01]]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],
  ["Sheets, Finnish", "A4", sheets([[[`1${NARROW}234,50`, 1234.5], ["−35,01", -35.01]]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],
  ["Sheets, percent", "A2", sheets([[["20,6%", 0.206], ["7%", 0.07]]]), "A2=20.6 B2=7.0", "A2:B2@A2"],
  ["Sheets, 1,234 is not in doubt", "A4", sheets([[["1,234", 1234]]]), "A4=1,234", "A4"],
  ["Sheets, rows, empty cells and texts", "A8", sheets([[["1", 1], ""], ["text", ["2", 2]]]), "A8=1 B8= A9=text B9=2", "A8:B9@A8"],
  ["Sheets, a text that looks like a number", "A4", sheets([["5"]]), "A4=5", "A4"],
  ["Sheets, a cell with a line break and a quote", "A9", sheets([['a "b"\nc', ["5", 5]]]), "B9=5 C9=", "A9:B9@A9"],

  // LibreOffice
  ["LibreOffice, Swedish", "A4", libreOffice([[[`1${NBSP}234,50`, 1234.5], ["-35,01", -35.01]]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],
  ["LibreOffice, English", "A4", libreOffice([[["1,234.50", 1234.5], ["-35.01", -35.01]]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],
  ["LibreOffice, Finnish", "A4", libreOffice([[[`1${NBSP}234,50`, 1234.5], ["−35,01", -35.01]]]), "A4=1,234.50 B4=−35.01", "A4:B4@A4"],
  ["LibreOffice, percent", "A2", libreOffice([[["20,60%", 0.206]]]), "A2=20.6", "A2"],
  ["LibreOffice, more digits than it shows", "A4", libreOffice([[["0,67", 0.666666666666667]]]), "A4=0.666667", "A4"],
  ["LibreOffice, empty cells and texts", "A9", libreOffice([["", ["5", 5], "text"]]), "A9= B9=5 C9=text", "A9:C9@A9"],

  // Round trips
  ["copy and paste inside the grid", "A1:B2", text(""), "A1=1 E4=1 F4=2 E5=10 F5=20", "E4:F5@E4", "Control+c click:E4 Control+v"],
  ["cut and paste inside the grid", "A1:B2", text(""), "A1= B2= E4=1 F5=20", "E4:F5@E4", "Control+x click:E4 Control+v"],
  ["a copied cell fills a selection", "A1", text(""), "E4=1 F4=1 E5=1 F5=1", "E4:F5@E4", "Control+c drag:E4:F5 Control+v"],
  ["a paste is undone in one step", "A1:B2", text(""), "E4= F5=", "E4", "Control+c click:E4 Control+v Control+z"],
];
