import { AreaChart } from "../chart/area-chart.tsx";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { FigureTile } from "../figure-tile/figure-tile.tsx";
import { Grid } from "../grid/grid.tsx";
import { Heading } from "../heading/heading.tsx";
import { Inline } from "../inline/inline.tsx";
import { Link } from "../link/link.tsx";
import { Notice } from "../notice/notice.tsx";
import { Stack } from "../stack/stack.tsx";
import { StatusBadge } from "../status-badge/status-badge.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Text } from "../text/text.tsx";
import { Trend } from "../trend/trend.tsx";

const months = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

const Figures = () => (
  <Grid columns={3}>
    <FigureTile
      label="E-Wallet"
      value="12480.55"
      currency="USD"
      note={<Trend direction="up" label="+4.2% in 30 days" />}
    />
    <FigureTile
      label="Trading Balance"
      value="3205.10"
      currency="USD"
      note={<Trend direction="down" label="−1.8% in 30 days" />}
    />
    <FigureTile label="Bonus" value={undefined} currency="USD" />
  </Grid>
);

const FormCard = () => (
  <Card>
    <TextField label="Email" type="email" defaultValue="amira@example.com" />
    <TextField label="Amount" type="text" defaultValue="5" errorMessage="Amount must be at least $10." />
    <Checkbox defaultSelected>I accept the terms</Checkbox>
    <Text size="small" tone="muted">
      Questions? <Link href="#help">Read the guide</Link>
    </Text>
  </Card>
);

const StatusCard = () => (
  <Card>
    <Inline>
      <StatusBadge tone="warning" label="Pending" />
      <StatusBadge tone="brand" label="Processing" />
      <StatusBadge tone="positive" label="Completed" />
      <StatusBadge tone="negative" label="Cancelled" />
      <Badge tone="neutral">Demo</Badge>
    </Inline>
    <AreaChart
      label="E-wallet, last six months"
      categories={months}
      series={[{ label: "Balance", tone: "brand", values: [900, 1700, 3000, 2500, 4150, 5760] }]}
      format={dollars.format}
    />
  </Card>
);

/** An overview of the components that characterise a brand. */
export function Sheet() {
  return (
    <Stack gap={6} align="stretch">
      <Inline justify="between">
        <Heading level={1}>Good morning, Amira</Heading>
        <Inline>
          <Button>Deposit</Button>
          <Button variant="secondary">Withdraw</Button>
          <Button variant="quiet">Later</Button>
          <Button variant="danger">Close account</Button>
        </Inline>
      </Inline>
      <Figures />
      <Grid columns={2}>
        <FormCard />
        <StatusCard />
      </Grid>
      <Notice tone="information">Deposits are reviewed on weekdays from 8 to 20.</Notice>
      <Notice tone="positive">Your deposit was submitted.</Notice>
      <Notice tone="warning">Confirm your address before you verify your identity.</Notice>
      <Notice tone="negative">The code has expired. Request a new one.</Notice>
    </Stack>
  );
}
