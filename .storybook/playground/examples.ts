/** The first code of the playground. */
export const examples: Readonly<Record<string, string>> = {
  Form: `import { Button, Form, Notice, Stack, TextField } from "@broker/ui";
import { useState } from "react";

export default function SignUp() {
  const [email, setEmail] = useState("");
  const [isSent, setSent] = useState(false);
  const error = isSent && !email.includes("@") ? "Enter an address such as name@example.com." : undefined;
  return (
    <Stack align="stretch">
      <Form label="Newsletter" onSubmit={() => setSent(true)}>
        <TextField
          label="Email"
          type="email"
          value={email}
          onChange={setEmail}
          isRequired
          {...(error && { errorMessage: error })}
        />
        <Button type="submit">Subscribe</Button>
      </Form>
      {isSent && !error && <Notice tone="positive" title="Thank you">We write to {email}.</Notice>}
    </Stack>
  );
}
`,
  Table: `import { Badge, EmptyState, Money, Table } from "@broker/ui";

const rows = [
  { id: "DP-100231", amount: "250.00", status: "Completed" },
  { id: "DP-100232", amount: "1200.00", status: "Waiting" },
];

export default function Deposits() {
  return (
    <Table
      label="Deposits"
      columns={[
        { id: "id", header: "Transaction", isRowHeader: true, cell: (row) => row.id },
        { id: "amount", header: "Amount", align: "end", cell: (row) => <Money value={row.amount} currency="USD" /> },
        { id: "status", header: "Status", cell: (row) => <Badge>{row.status}</Badge> },
      ]}
      rows={rows}
      rowId={(row) => row.id}
      emptyState={<EmptyState title="No deposits yet" />}
    />
  );
}
`,
  Dialog: `import { Button, Dialog } from "@broker/ui";
import { useState } from "react";

export default function Cancel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Cancel the withdrawal</Button>
      <Dialog
        title="Cancel this withdrawal?"
        isOpen={isOpen}
        onOpenChange={setOpen}
        closeLabel="Close"
        actions={<Button onPress={() => setOpen(false)}>Cancel it</Button>}
      >
        The money stays in your account.
      </Dialog>
    </>
  );
}
`,
};
