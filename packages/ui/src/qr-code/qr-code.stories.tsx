import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { downloadQrCode, QrCode } from "./qr-code.tsx";
import { QrPlace } from "./qr-place.tsx";

const meta = {
  title: "Data/QR code",
  component: QrCode,
  subcomponents: { QrPlace },
  args: {
    text: "https://portal.example/sign-up?referralCode=AMIRA7",
    label: "Your referral link as a QR code",
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithDownload: Story = {
  render: (args) => (
    <Stack align="start">
      <QrCode {...args} size={160} />
      <Button variant="secondary" onPress={() => void downloadQrCode(args.text, "referral-qr.png")}>
        Download
      </Button>
    </Stack>
  ),
};
export const Dark: Story = { globals: { scheme: "dark" } };

export const LongText: Story = {
  args: {
    label:
      "A much longer text than was thought of when this was drawn, as translations and terms bring along: Überweisungsauftragsbestätigung",
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, tags: ["!test"] };
/** Reserves the space while the code is loading. */
export const OnItsWay: Story = { render: () => <QrPlace /> };

export const TooSmall: Story = {
  tags: ["!dev", "!autodocs", "!test"],
  args: { size: 40 },
};
