import { Heading } from "@storybook/addon-docs/blocks";
import { use } from "react";
import type { Guidance } from "../../../packages/ui/src/guidance/guidance.ts";
import { ScrollBox } from "../scroll-box.tsx";
import { DocsLink, Sentence } from "./sentence.tsx";

const guidances = import.meta.glob<Guidance>("../../../packages/ui/src/**/*.guidance.ts", {
  eager: true,
  import: "guidance",
});

/** A docs page in the index of this Storybook. */
interface IndexEntry {
  id: string;
  title: string;
  type: string;
  importPath: string;
}

interface ListedPart {
  id: string;
  name: string;
  guidance: Guidance;
}

/** Returns the parts with guidance by the section of the sidebar, in its order. */
function listParts(entries: readonly IndexEntry[]): ReadonlyMap<string, readonly ListedPart[]> {
  const parts = entries.flatMap(({ id, title, type, importPath }) => {
    const guidance =
      guidances[importPath.replace(/^\./, "../../..").replace(/\.stories\.tsx$/, ".guidance.ts")];
    const [section = "", name = title] = title.split("/");
    return type === "docs" && guidance !== undefined ? [{ section, id, name, guidance }] : [];
  });
  return Map.groupBy(parts, ({ section }) => section);
}

const isEntry = (value: unknown): value is IndexEntry =>
  typeof value === "object" && value !== null && "importPath" in value && "type" in value;

async function load() {
  const index: unknown = await (await fetch("./index.json")).json();
  return listParts(Object.values(Object(Reflect.get(Object(index), "entries"))).filter(isEntry));
}

const loading = load();

function PartRows({ parts }: { parts: readonly ListedPart[] }) {
  return parts.map(({ id, name, guidance }) => (
    <tr key={id}>
      <th scope="row">
        <DocsLink path={`/docs/${id}`}>{name}</DocsLink>
      </th>
      <td>
        <Sentence text={guidance.use[0] ?? ""} />
      </td>
      <td>{guidance.status === "stable" ? "stable" : "on trial"}</td>
      <td>{guidance.since ?? "0.1.0"}</td>
    </tr>
  ));
}

/** All parts by use, each with its purpose and its status. */
export function AllParts() {
  const sections = use(loading);
  return Array.from(sections, ([section, parts]) => (
    <section key={section}>
      <Heading>{section}</Heading>
      <ScrollBox label={section} className="guidance-table">
        <table>
          <thead>
            <tr>
              <th scope="col">part</th>
              <th scope="col">for</th>
              <th scope="col">status</th>
              <th scope="col">since</th>
            </tr>
          </thead>
          <tbody>
            <PartRows parts={parts} />
          </tbody>
        </table>
      </ScrollBox>
    </section>
  ));
}
