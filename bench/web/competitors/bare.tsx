import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Row } from "../rows";

/** React alone: fetches all rows and draws every one of them. */
function Rows() {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    void fetch("/rows")
      .then((response) => response.json() as Promise<Row[]>)
      .then(setRows);
  }, []);
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.name}</td>
            <td>{row.code}</td>
            {row.values.map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

createRoot(document.getElementById("page")!).render(<Rows />);
