import { useOf } from "@storybook/addon-docs/blocks";
import { encodeText } from "../text-code.ts";
import { isDocumented } from "./documented.ts";

/** Matches imports that the playground does not have. */
const imports = /from "(?!(?:@broker\/ui|react)")/;

/** A link that opens the example of a part in the playground, where a reader can change it. */
export function TryExample() {
  const { component } = useOf("meta", ["meta"]).preparedMeta;
  if (!isDocumented(component)) return null;
  const { example, name } = component.__docgenInfo;
  if (example === null || imports.test(example)) return null;
  return (
    <p>
      <a
        href={`./?path=/story/guides-playground--playground&code=${encodeText(`${example}\n`)}`}
        target="_parent"
      >
        Open the example of {name} in the playground
      </a>
    </p>
  );
}
