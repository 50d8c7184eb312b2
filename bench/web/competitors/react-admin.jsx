import { createRoot } from "react-dom/client";
import simpleRest from "ra-data-simple-rest";
import { Admin, Datagrid, List, Resource, TextField } from "react-admin";

const RowList = () => (
  <List perPage={25}>
    <Datagrid bulkActionButtons={false}>
      {["name", "code", "values[0]", "values[1]", "values[2]", "values[3]", "values[4]"].map((source) => (
        <TextField key={source} source={source} />
      ))}
    </Datagrid>
  </List>
);

createRoot(document.getElementById("page")).render(
  <Admin dataProvider={simpleRest("")} disableTelemetry>
    <Resource name="rows" list={RowList} />
  </Admin>,
);
