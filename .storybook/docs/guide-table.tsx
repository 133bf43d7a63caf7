import type { ComponentProps } from "react";
import { ScrollBox } from "./scroll-box.tsx";

/** A table of a guide. On a phone it scrolls, by key too. */
export const GuideTable = (props: ComponentProps<"table">) => (
  <ScrollBox label="Table" className="guide-table">
    <table {...props} />
  </ScrollBox>
);
