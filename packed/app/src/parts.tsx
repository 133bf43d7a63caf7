import {
  Button,
  Card,
  ComboBox,
  DateField,
  Heading,
  Link,
  Money,
  RadioCards,
  Select,
  Stack,
  Switch,
  Table,
  Tabs,
  TextField,
  UiProvider,
  type TableColumn,
} from "@broker/ui";
import { useState } from "react";

const columns: readonly TableColumn<string>[] = [
  { id: "day", header: "Day", cell: (day) => day, isRowHeader: true, isSortable: true },
];
const banks = [
  { id: "one", label: "First Bank" },
  { id: "two", label: "Second Bank" },
];

/** Components of every kind, as an app would combine them. */
export function Parts() {
  const [presses, setPresses] = useState(0);
  const [born, setBorn] = useState<string | null>("1990-05-17");
  const [bank, setBank] = useState<string | null>(null);
  const [isOn, setOn] = useState(false);
  return (
    <UiProvider locale="en-GB" navigate={() => {}}>
      <Card>
        <Stack gap={4}>
          <Heading level={1}>Parts</Heading>
          <Money value="1234.5" currency="USD" size="display" />
          <TextField label="Name" />
          <Select label="Bank" options={banks} value={bank} onChange={setBank} placeholder="Choose" />
          <ComboBox label="Find a bank" options={banks} value={bank} onChange={setBank} emptyLabel="None" />
          <DateField
            label="Born on"
            value={born}
            onChange={setBorn}
            previousLabel="Month before"
            nextLabel="Month after"
          />
          <RadioCards
            label="Way"
            options={[{ value: "bank", label: "Bank" }]}
            value="bank"
            onChange={() => {}}
          />
          <Switch isSelected={isOn} onChange={setOn}>
            Remind me
          </Switch>
          <Tabs
            label="History"
            items={[
              { id: "in", label: "In", content: "Nothing came in" },
              { id: "out", label: "Out", content: "Nothing went out" },
            ]}
            selected="in"
          />
          <Table label="Days" columns={columns} rows={["Monday"]} rowId={(day) => day} emptyState="No days" />
          <Link href="/terms">Terms</Link>
          <Button onPress={() => setPresses(presses + 1)}>Pressed {presses} times</Button>
        </Stack>
      </Card>
    </UiProvider>
  );
}
