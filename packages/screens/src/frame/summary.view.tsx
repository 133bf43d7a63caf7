import { Card, type Description, DescriptionList, Heading, Stack, StepBar } from "@broker/ui";
import type { ReactNode } from "react";

/** The summary of a wizard. */
export interface Summary {
  readonly title: string;
  readonly items: readonly Description[];
  /** The first line of its short form, once there are two amounts. */
  readonly lead: string | undefined;
  /** The short form. */
  readonly line: string;
}

/** Returns the row of a summary; none while its value is unknown. */
export const toKnownRow = (
  term: string,
  details: string | null | undefined,
  isEmphasised = false,
): readonly Description[] => (details ? [{ term, details, isEmphasised }] : []);

/** The summary beside a step, quieter than the step. */
export function SummaryCard({ title, items }: Summary) {
  return (
    <Card as="section" tone="sunken">
      <Stack gap={4}>
        <Heading level={2} size="lead">
          {title}
        </Heading>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}

interface SummaryBarProps {
  summary: Summary;
  /** The button that leads back. */
  back?: ReactNode;
  /** The button that leads on. */
  children?: ReactNode;
}

/** The buttons of a step, with the summary if no summary is beside the step. */
export function SummaryBar({ summary: { title, items, lead, line }, back, children }: SummaryBarProps) {
  return (
    <StepBar back={back} label={title} lead={lead} summary={line} details={<DescriptionList items={items} />}>
      {children}
    </StepBar>
  );
}
