import { useFigures, useMessages, usePage } from "../../page.tsx";
import { Facts, Stages, Statements } from "../../parts/facts.tsx";
import { LargeFigures } from "../../parts/large-figures.tsx";
import { PageHead } from "../../parts/page-head.tsx";
import { Section } from "../../parts/section.tsx";
import { useContactFacts } from "./contact-facts.tsx";
import { small } from "../../style/type.css.ts";

/** The page about the company. */
export function AboutUs() {
  const { us } = useMessages().about;
  const { company } = usePage();
  const { number } = useFigures();
  const { claims } = company;
  const contact = useContactFacts();
  const year = number(company.founded).replaceAll(/\D/g, "");
  return (
    <>
      <PageHead crumbs={[{ name: us.title }]} headline={us.headline} lead={us.lead(company.name, year)} />
      <Section title={us.figuresTitle} look="sunken">
        <LargeFigures
          of={[
            [claims.traders.value, us.figures.traders],
            [claims.instruments.value, us.figures.instruments],
            [claims.depositMethods.value, us.figures.methods],
            [claims.support.value, us.figures.support],
          ]}
        />
        <p className={small}>{us.asOf}</p>
      </Section>
      <Section title={us.moneyTitle} look="beside">
        <Stages of={us.money} />
      </Section>
      <Section title={us.paidTitle} look="night">
        <Statements of={us.paid} />
      </Section>
      <Section title={us.historyTitle} look="beside">
        <Facts of={us.history(year)} />
      </Section>
      <Section title={us.peopleTitle} lead={us.people} look="sunken">
        <Facts of={contact} />
      </Section>
    </>
  );
}
