import { expect, test } from "vitest";
import { areaPathAt } from "./area-path.ts";
import { areaPaths, paths } from "./paths.ts";

test.each(areaPaths)("%s is matched with a trailing slash and in upper case", (path) => {
  const capitals = path.toUpperCase();
  expect([path, `${path}/`, capitals, `${capitals}/`].map(areaPathAt)).toEqual([path, path, path, path]);
});

test.each(["/", paths.login, "/dashboards", "/dashboard/more", "/no-such-page"])(
  "%s is no screen of the client area",
  (pathname) => {
    expect(areaPathAt(pathname)).toBeNull();
  },
);
