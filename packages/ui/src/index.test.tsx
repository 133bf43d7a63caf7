import { expect, test } from "vitest";
import * as ui from "./index.ts";
import * as icons from "./icons.ts";

test("exports these names and no others, icons apart", () => {
  expect(Object.keys(ui).filter((name) => !(name in icons))).toMatchSnapshot();
});
