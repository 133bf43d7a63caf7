import { Code, CopyButton, EmptyState, Heading, Link, SearchX, Stack, Text, TextField } from "@broker/ui";
import { useState } from "react";
import { features, type ListedFeature, type ListedMessage } from "virtual:messages";
import "./tokens.css";
import "./messages.css";

const total = features.reduce((sum, { messages }) => sum + messages.length, 0);

const toId = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");

const directionOf = (tag: string) => (tag === "ar" ? "rtl" : "ltr");

/** Returns the features with the messages that contain a text in their name or in any language. */
function search(text: string): readonly ListedFeature[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return features;
  const isWanted = (namespace: string, { key, texts }: ListedMessage) =>
    [`${namespace}.${key}`, ...Object.values(texts)].some((one) => one.toLowerCase().includes(wanted));
  return features
    .map(({ namespace, stories, messages }) => ({
      namespace,
      stories,
      messages: messages.filter((message) => isWanted(namespace, message)),
    }))
    .filter(({ messages }) => messages.length > 0);
}

function Message({ namespace, message }: { namespace: string; message: ListedMessage }) {
  const { key, texts } = message;
  return (
    <li className="message">
      <div className="message-name">
        <code>{key}</code>
        <CopyButton
          text={`${namespace}: { ${key}: ${JSON.stringify(texts["en"])} }`}
          label={`Copy ${namespace}.${key}`}
          copiedLabel="Copied"
          failedLabel="Not copied"
        />
      </div>
      {Object.entries(texts).map(([tag, text]) => (
        <p key={tag} lang={tag} dir={directionOf(tag)}>
          {text}
        </p>
      ))}
    </li>
  );
}

function Feature({ feature, isOpen }: { feature: ListedFeature; isOpen: boolean }) {
  const { namespace, stories, messages } = feature;
  const [isWanted, setIsWanted] = useState(false);
  return (
    <details
      open={isOpen}
      className="message-feature"
      onToggle={({ currentTarget }) => setIsWanted(currentTarget.open)}
    >
      <summary>
        <code>{namespace}</code> ({messages.length})
      </summary>
      {stories.length > 0 && (
        <p>
          Shown by{" "}
          {stories.map((title, index) => (
            <span key={title}>
              {index > 0 && ", "}
              <Link href={`./?path=/docs/${toId(title)}--docs`} target="_top">
                {title.split("/").at(-1)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {(isOpen || isWanted) && (
        <ul className="tokens">
          {messages.map((message) => (
            <Message key={message.key} namespace={namespace} message={message} />
          ))}
        </ul>
      )}
    </details>
  );
}

/** All messages of the screens in each language, searched by name and text, with the stories that show them. */
export function MessagePage() {
  const [text, setText] = useState("");
  const found = search(text);
  const count = found.reduce((sum, { messages }) => sum + messages.length, 0);
  const isSearching = text.trim() !== "";
  return (
    <Stack gap={6} align="stretch">
      <Stack gap={2}>
        <Heading level={1}>Messages</Heading>
        <Text tone="muted" measure="prose">
          Every sentence of the screens, as an ICU message with its namespace and key. A host replaces them
          with <Code>defineLanguage</Code> of <Code>@broker/screens/messages</Code>.
        </Text>
      </Stack>
      <div className="icon-search">
        <TextField label="Search messages" type="search" value={text} onChange={setText} />
      </div>
      <output className="token-note">
        {count} of {total} messages
      </output>
      {found.length === 0 ? (
        <EmptyState icon={SearchX} title="No message contains this" />
      ) : (
        <div>
          {found.map((feature) => (
            <Feature
              key={`${feature.namespace} ${isSearching}`}
              feature={feature}
              isOpen={isSearching && count <= 100}
            />
          ))}
        </div>
      )}
    </Stack>
  );
}
