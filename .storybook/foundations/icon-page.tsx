import { CopyButton, EmptyState, Heading, Icon, Stack, Text, TextField, SearchX } from "@broker/ui";
import { useState } from "react";
import * as icons from "../../packages/ui/src/icons.ts";
import "./tokens.css";

const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, " ");

/** All icons of the package, searched by name; each with its import to copy. */
export function IconPage() {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase().replaceAll(/\s/g, "");
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(wanted));
  return (
    <Stack gap={6} align="stretch">
      <Stack gap={2}>
        <Heading level={1}>Icons</Heading>
        <Text tone="muted" measure="prose">
          Icons by their Lucide names. An icon stands beside a text, which has the meaning.
        </Text>
      </Stack>
      <div className="icon-search">
        <TextField label="Search icons" type="search" value={search} onChange={setSearch} />
      </div>
      <output className="token-note">
        {found.length} of {Object.keys(icons).length} icons
      </output>
      {found.length === 0 ? (
        <EmptyState icon={SearchX} title="No icon has this name" />
      ) : (
        <ul className="icons">
          {found.map(([name, glyph]) => (
            <li key={name}>
              <Icon of={glyph} size="large" />
              <span className="icon-name">{spaced(name)}</span>
              <CopyButton
                text={`import { ${name} } from "@broker/ui";`}
                label={`Copy the import of ${name}`}
                copiedLabel="Copied"
                failedLabel="Not copied"
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
