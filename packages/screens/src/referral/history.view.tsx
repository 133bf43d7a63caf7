import type { ReferralItem, ReferralNode, ReferralsState } from "@broker/hooks";
import {
  Badge,
  Card,
  EmptyState,
  Inline,
  late,
  Link,
  ListRow,
  ListRows,
  Section,
  Skeleton,
  SimpleTable,
  Stack,
  StatusBadge,
  type TableColumn,
  Text,
  ToggleGroup,
  type TreeNode,
  useIsBelow,
  Users,
} from "@broker/ui";
import { type ReactNode, useState } from "react";
import { RefreshButton, RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { usePrinting } from "../frame/use-printing.ts";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import type { Translate } from "../i18n/translation.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { referralMessages } from "./referral.messages.ts";

const Tree = late(async () => (await import("./referral-tree.view.tsx")).ReferralTree, {
  while: () => <Skeleton height="block" />,
  whenMissing: MissingPanel,
});

type ReferralsList = Extract<ReferralsState, { status: "loaded" }>;
type T = Translate<typeof referralMessages>;
/** The contract has no ids for rows, so the index is used. */
type Row = ReferralItem & { readonly id: string };

function columnsOf(t: T, dateOf: (date: Date | null) => string): TableColumn<Row>[] {
  return [
    { id: "name", header: t("name"), isRowHeader: true, cell: ({ name }) => name },
    { id: "level", header: t("level"), cell: ({ level }) => level },
    { id: "parent", header: t("parent"), cell: ({ parent }) => parent },
    {
      id: "active",
      header: t("active"),
      cell: ({ isActive }) => (
        <StatusBadge tone={isActive ? "positive" : "neutral"} label={t(isActive ? "yes" : "no")} />
      ),
    },
    { id: "dateRegistered", header: t("dateRegistered"), cell: (row) => dateOf(row.registeredAt) },
  ];
}

function nodesOf(
  nodes: readonly ReferralNode[],
  t: T,
  dateOf: (date: Date | null) => string,
  path = "",
): TreeNode[] {
  return nodes.map(({ name, level, isActive, registeredAt, children }, index) => {
    const id = `${path}/${index}`;
    return {
      id,
      label: name,
      description: [
        `${t("level")} ${level}`,
        ...(registeredAt ? [t("registered", { date: dateOf(registeredAt) })] : []),
      ].join(" · "),
      end: <Badge tone={isActive ? "positive" : "neutral"}>{t(isActive ? "isActive" : "isInactive")}</Badge>,
      children: nodesOf(children, t, dateOf, id),
    };
  });
}

const branches = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children = [] }) => [id, ...branches(children)]);

/** The facts of the table on a phone, in two lines for each person. */
function PhoneRows({
  rows,
  dateOf,
}: Pick<ReferralsList, "rows"> & { dateOf: (date: Date | null) => string }) {
  const t = useMessages(referralMessages);
  return (
    <ListRows label={t("historyHeading")}>
      {rows.map(({ name, level, parent, isActive, registeredAt }, index) => (
        <ListRow
          // oxlint-disable-next-line react/no-array-index-key -- the contract has no ids for rows
          key={index}
          icon={Users}
          title={<bdi>{name}</bdi>}
          meta={
            <>
              {t("level")} {level} · <bdi>{parent}</bdi>
            </>
          }
          amount={
            <Text as="span" size="small" tone="muted">
              {dateOf(registeredAt)}
            </Text>
          }
          badge={
            <StatusBadge
              tone={isActive ? "positive" : "neutral"}
              label={t(isActive ? "isActive" : "isInactive")}
            />
          }
        />
      ))}
    </ListRows>
  );
}

const Loading = () => (
  <Card>
    <Skeleton height="block" />
  </Card>
);

/** The content that replaces an empty list. */
function NoReferrals({ refresh }: { refresh: ReactNode }) {
  const places = usePlaces();
  const t = useMessages(referralMessages);
  return (
    <EmptyState
      title={t("none")}
      level={2}
      icon={Users}
      action={
        <Inline justify="center">
          <Link href={places.referrals("invite-friend")} look="primary">
            {t("invite")}
          </Link>
          {refresh}
        </Inline>
      }
    >
      {t("noneText")}
    </EmptyState>
  );
}

/** The choice between a table and a tree. */
function LookToggle({ look, onChange }: { look: string; onChange: (look: string) => void }) {
  const t = useMessages(referralMessages);
  return (
    <ToggleGroup
      label={t("look")}
      value={look}
      onChange={onChange}
      options={[
        { id: "table", label: t("table") },
        { id: "tree", label: t("tree") },
      ]}
    />
  );
}

/** The tab History: all users below the user, as a table or as a tree. */
export function HistoryView({ list }: { list: ReferralsState }) {
  const t = useMessages(referralMessages);
  const { locale } = useLanguage();
  const [look, setLook] = useState("table");
  const isPrinting = usePrinting();
  const isPhone = useIsBelow("medium") && !isPrinting;
  if (list.status === "loading") return <Loading />;
  if (list.status === "failed") return <Unavailable failure={list.failure} retry={list.retry} />;
  const refresh = <RefreshButton list={list} />;
  const empty = <NoReferrals refresh={refresh} />;
  if (list.rows.length === 0) {
    return (
      <Stack gap={6}>
        <RefreshFailed list={list} />
        <Card>{empty}</Card>
      </Stack>
    );
  }
  const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  const dateOf = (date: Date | null) => (date ? dates.format(date) : "");
  const nodes = nodesOf(list.tree, t, dateOf);
  return (
    <Section
      heading={t("historyHeading")}
      level={2}
      actions={
        <Inline>
          {refresh}
          <LookToggle look={look} onChange={setLook} />
        </Inline>
      }
    >
      <RefreshFailed list={list} />
      {look === "tree" ? (
        <Card>
          <PanelBoundary>
            <Tree label={t("historyHeading")} nodes={nodes} defaultExpanded={branches(nodes)} />
          </PanelBoundary>
        </Card>
      ) : isPhone ? (
        <Card padding="none">
          <PhoneRows rows={list.rows} dateOf={dateOf} />
        </Card>
      ) : (
        <SimpleTable
          label={t("historyHeading")}
          columns={columnsOf(t, dateOf)}
          rows={list.rows.map((referral, index) => ({ ...referral, id: String(index) }))}
          rowId={({ id }) => id}
          emptyState={empty}
        />
      )}
    </Section>
  );
}
