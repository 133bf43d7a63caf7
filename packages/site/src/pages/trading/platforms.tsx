import { useMessages } from "../../page.tsx";
import { Devices } from "../../parts/devices.tsx";
import { Facts, Stages, Statements } from "../../parts/facts.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import * as layout from "../../style/layout.css.ts";

/** The page of the platforms, their order types, and the connection of an account. */
export function Platforms() {
  const { platforms } = useMessages();
  const uses = (["web", "desktop", "mobile"] as const).map(
    (key) => [platforms.names[key], platforms.for[key]] as const,
  );
  return (
    <>
      <PageHead crumbs={[{ name: platforms.title }]} headline={platforms.headline} lead={platforms.lead} />
      <div className={layout.wide}>
        <Devices />
      </div>
      <Section title={platforms.usesTitle}>
        <Statements of={uses} />
      </Section>
      <Section title={platforms.orders.title} lead={platforms.orders.lead} look="sunken">
        <Facts of={platforms.orders.types} />
      </Section>
      <Section title={platforms.connect.title} look="beside">
        <Stages of={platforms.connect.steps} />
      </Section>
    </>
  );
}
