import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Form } from "../form/form.tsx";
import { Heading } from "../heading/heading.tsx";
import { Link } from "../link/link.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { AuthLayout } from "./auth-layout.tsx";

const meta = {
  title: "Layout/Auth layout",
  component: AuthLayout,
  parameters: { layout: "fullscreen" },
  args: {
    logo: (
      <Text as="strong" size="lead" weight="strong">
        Meridian
      </Text>
    ),
    headline: "Navigate global markets with confidence",
    tagline: "Your multi-asset trading partner",
    footer: (
      <Text size="small" tone="muted">
        Trading involves significant risk. You may lose more than you expect.
      </Text>
    ),
    children: (
      <Stack gap={8}>
        <Stack gap={2}>
          <Heading level={1}>Welcome back</Heading>
          <Text tone="muted">Sign in to your client area.</Text>
        </Stack>
        <Form onSubmit={() => {}}>
          <TextField label="Email" type="email" autoComplete="username" />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            showLabel="Show password"
            hideLabel="Hide password"
          />
          <Link href="#forgot" look="standalone">
            Forgot your password?
          </Link>
          <Button type="submit" width="full">
            Sign Me In
          </Button>
        </Form>
        <Text tone="muted">
          New here? <Link href="#sign-up">Sign up</Link>
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { globals: { scheme: "dark" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Wireframe: Story = { globals: { brand: "wireframe" } };

export const LongText: Story = {
  args: {
    headline:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};

export const OfferBesideTheForm: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: {
    headline: "Deposit $500 today and trade with $750",
    tagline: "Only until Friday. Terms apply.",
  },
};
