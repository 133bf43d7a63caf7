import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Grid } from "../grid/grid.tsx";
import { Heading } from "../heading/heading.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { RefreshCw } from "../icons.ts";
import { Link } from "../link/link.tsx";
import { RadioCards } from "../radio-cards/radio-cards.tsx";
import { Select } from "../select/select.tsx";
import { Stack } from "../stack/stack.tsx";
import { Switch } from "../switch/switch.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Text } from "../text/text.tsx";
import { ToggleGroup } from "../toggle-group/toggle-group.tsx";
import { UserButton } from "../user-button/user-button.tsx";

/** The states, with the attributes in which React Aria reports them. */
const states = {
  rest: [],
  hover: ["data-hovered"],
  focus: ["data-focused", "data-focus-visible"],
  pressed: ["data-hovered", "data-pressed"],
} as const;
const stateNames = ["rest", "hover", "focus", "pressed"] as const;

type State = keyof typeof states;

/** Matches the elements that users press or write into; the input of a checkbox or radio button is in its label. */
const control = "button, a, input:not([type=checkbox], [type=radio]), label[data-rac], [role=tab]";

/** Sets the attributes of a state on the last control of a place, which is not the selected one of a group. */
function force(place: HTMLElement, state: State): void {
  const target = [...place.querySelectorAll(control)].at(-1);
  for (const attribute of states[state]) target?.setAttribute(attribute, "true");
  // The pointer is also over the elements around the control, such as the box of a field.
  if (state === "hover" || state === "pressed")
    for (let box = target?.parentElement; box && box !== place; box = box.parentElement)
      box.setAttribute("data-hovered", "true");
}

interface ForcedProps {
  state: State;
  children: ReactNode;
}

/** Shows a control as if the pointer or the focus were on it: the styles follow the attributes. */
function Forced({ state, children }: ForcedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    force(box, state);
    // The items of a row of tabs are rendered after it.
    const observer = new MutationObserver(() => force(box, state));
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [state]);
  return <div ref={place}>{children}</div>;
}

const options = [
  { id: "month", label: "Month" },
  { id: "year", label: "Year" },
];

/** The controls by name. Each call makes one for a state. */
const controls: Readonly<Record<string, (state: string) => ReactNode>> = {
  "Button, primary": () => <Button>Deposit</Button>,
  "Button, secondary": () => <Button variant="secondary">Withdrawal</Button>,
  "Button, quiet": () => <Button variant="quiet">Not now</Button>,
  "Button, danger": () => <Button variant="danger">Remove account</Button>,
  "Icon button": () => <IconButton icon={RefreshCw} label="Refresh" />,
  Link: () => <Link href="#guide">Read the guide</Link>,
  "Link like a button": () => (
    <Link href="#deposit" look="primary">
      Deposit
    </Link>
  ),
  "User button": () => <UserButton name="AMIRA" />,
  "Text field": () => <TextField label="Email" defaultValue="amira@example.com" />,
  Select: () => (
    <Select
      label="Period"
      placeholder="Select a period"
      options={options}
      value="month"
      onChange={() => {}}
    />
  ),
  Checkbox: () => <Checkbox>I accept the terms</Checkbox>,
  "Checkbox, selected": () => <Checkbox defaultSelected>I accept the terms</Checkbox>,
  Switch: () => <Switch>Notify me</Switch>,
  "Switch, on": () => <Switch defaultSelected>Notify me</Switch>,
  "Toggle group": (state) => (
    <ToggleGroup label={`Period, ${state}`} options={options} value="month" onChange={() => {}} />
  ),
  "Radio cards": (state) => (
    <RadioCards
      label={`Period, ${state}`}
      options={options.map(({ id, label }) => ({ value: id, label }))}
      value="month"
      onChange={() => {}}
    />
  ),
  Tabs: (state) => (
    <Tabs
      label={`Transactions, ${state}`}
      selected="deposit"
      items={[
        { id: "deposit", label: "Deposit", content: <Text>No deposits yet</Text> },
        { id: "withdrawal", label: "Withdrawal", content: <Text>No withdrawals yet</Text> },
      ]}
    />
  ),
};

/** The controls side by side at rest, under the pointer, with the focus and pressed. */
export function States() {
  return (
    <Stack gap={8} align="stretch">
      {Object.entries(controls).map(([name, make]) => (
        <Stack key={name} gap={3} align="stretch">
          <Heading level={2} size="lead">
            {name}
          </Heading>
          <Grid columns={4}>
            {stateNames.map((state) => (
              <Stack key={state} gap={2} align="stretch">
                <Text size="small" tone="muted">
                  {state}
                </Text>
                <Forced state={state}>{make(state)}</Forced>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
