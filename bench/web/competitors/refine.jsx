import { Refine, useTable } from "@refinedev/core";
import dataProvider from "@refinedev/simple-rest";
import { createRoot } from "react-dom/client";

function RowList() {
  const { result } = useTable({ resource: "rows", pagination: { pageSize: 25 } });
  return (
    <table>
      <tbody>
        {result.data.map((row) => (
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

createRoot(document.getElementById("page")).render(
  <Refine
    dataProvider={dataProvider(window.location.origin)}
    resources={[{ name: "rows" }]}
    options={{ disableTelemetry: true }}
  >
    <RowList />
  </Refine>,
);
