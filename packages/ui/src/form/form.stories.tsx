import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Form } from "./form.tsx";

const meta = {
  title: "Fields/Form",
  component: Form,
  args: { children: null, onSubmit: () => {} },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Errors are shown at their fields and, with links, in a summary that gets the focus. */
export const WithErrorSummary: Story = {
  render: function Render() {
    const [attempts, setAttempts] = useState(0);
    const [email, setEmail] = useState("");
    const error = attempts > 0 && email === "" ? "Email is required" : undefined;
    return (
      <Form label="Reset password" onSubmit={() => setAttempts(attempts + 1)}>
        {error !== undefined && (
          <ErrorSummary
            attempt={attempts}
            title="Please check 1 field"
            failures={[{ fieldId: "reset-email", message: error }]}
          />
        )}
        <TextField
          id="reset-email"
          label="Email"
          type="email"
          value={email}
          onChange={setEmail}
          errorMessage={error}
        />
        <Button type="submit">Submit</Button>
      </Form>
    );
  },
};

export const DisabledUntilValid: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  render: () => (
    <Form label="Reset password" onSubmit={() => {}}>
      <TextField label="Email" type="email" defaultValue="amira@example" />
      <Button type="submit" isDisabled>
        Submit
      </Button>
    </Form>
  ),
};
