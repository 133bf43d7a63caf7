import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { recheckHandoff } from "./payment-handoff.ts";
import { parseHandoff } from "./read-handoff.ts";

const targets = {
  origin: "https://api.example.com",
  allowedHosts: ["pay.ess.example", "pay.onepay.example"],
};
const parse = (paymentUrl: string) => parseHandoff(paymentUrl, targets);
const form = (action: string, inside = "") => `<form method="post" action="${action}">${inside}</form>`;
const checkout = "https://pay.ess.example/checkout";

describe("the provider's answer for a hosted payment", () => {
  test("is an address, or a form of which only action, method and inputs are used", () => {
    expect(parse(examples.GenerateDepositUrlOnePay.success.data.paymentUrl)).toEqual({
      kind: "url",
      url: "https://pay.onepay.example/checkout/D-20261121-0004",
    });
    expect(parse(examples.GenerateDepositUrlEss.success.data.paymentUrl)).toEqual({
      kind: "form",
      form: { action: checkout, method: "post", inputs: [{ name: "reference", value: "D-20261121-0002" }] },
    });
  });

  test("executes and loads nothing that comes with the form", async () => {
    const touched: string[] = [];
    Object.assign(window, { touch: () => touched.push("script") });
    const image = `${location.origin}/never-asked-for.png`;
    const hostile =
      `<img src="${image}" onerror="parent.touch()"><script>touch()</script><style>@import "x"</style>` +
      form(checkout, `<input name="a" value="1" onfocus="touch()" autofocus><svg onload="touch()"></svg>`);
    expect(parse(hostile)).toEqual({
      kind: "form",
      form: { action: checkout, method: "post", inputs: [{ name: "a", value: "1" }] },
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(touched).toEqual([]);
    expect(performance.getEntriesByName(image)).toEqual([]);
    expect(document.querySelector("form")).toBeNull();
  });

  test.each([
    ["a whole page", `<!doctype html><html><body onload="go()">${form(checkout)}</body></html>`, []],
    ["spaces before it", `\n  ${form(checkout)}`, []],
    ["broken HTML", `<form method=post action='${checkout}'><input name=a value=1><b>`, [["a", "1"]]],
    ["entities and odd names", form(checkout, '<input name="a&amp;b" value="&lt;&quot;">'), [["a&b", '<"']]],
    [
      "the same name twice",
      form(checkout, '<input name="a" value="1"><input name="a">'),
      [
        ["a", "1"],
        ["a", ""],
      ],
    ],
    [
      "controls without a chosen value",
      form(
        checkout,
        '<input name="s" type="submit"><input name="f" type="file"><input name="c" type="checkbox"><input value="x"><input name="d" disabled>' +
          '<input name="r" type="radio" value="1" checked>',
      ),
      [["r", "1"]],
    ],
  ] as const)("is read from %s", (_what, html, inputs) => {
    const handoff = parse(html);
    expect(handoff?.kind === "form" && handoff.form.inputs.map(({ name, value }) => [name, value])).toEqual(
      inputs,
    );
  });

  test("submits with GET where the form has no or another method", () => {
    for (const method of ["", 'method="dialog"', 'method="PUT"'])
      expect(parse(`<form ${method} action="${checkout}"></form>`)).toMatchObject({
        form: { method: "get" },
      });
    expect(parse(`<form method="POST" action="${checkout}"></form>`)).toMatchObject({
      form: { method: "post" },
    });
  });

  test.each([
    "https://evil.example/checkout",
    "https://pay.ess.example.evil.example/",
    "https://pay.ess.example:8443/",
    "https://user:secret@pay.ess.example/",
    "http://pay.ess.example/checkout",
    "javascript:alert(1)",
    "data:text/html,<p>",
    "//evil.example/",
    "",
    "   ",
    "\\\\evil.example",
  ])("is refused when it leads to %j", (address) => {
    expect(parse(address)).toBeNull();
    expect(parse(form(address))).toBeNull();
  });

  test("is refused without a form, or with one that has no action", () => {
    expect(parse("<p>Sorry</p>")).toBeNull();
    expect(parse('<form><input name="a"></form>')).toBeNull();
    expect(parse(`<form><button formaction="${checkout}">Pay</button></form>`)).toBeNull();
  });

  test("may lead to the provider's own origin", () => {
    expect(parse("https://api.example.com/sandbox/gateways/ess")).toMatchObject({ kind: "url" });
  });

  test("is validated again when it is read from storage", () => {
    const kept = { kind: "url" as const, url: "https://pay.ess.example/checkout" };
    expect(recheckHandoff(kept, targets)).toBe(kept);
    expect(recheckHandoff(kept, { ...targets, allowedHosts: [] })).toBeNull();
    const inputs = { method: "post" as const, inputs: [] };
    const foreign = { kind: "form" as const, form: { action: "https://evil.example/", ...inputs } };
    expect(recheckHandoff(foreign, targets)).toBeNull();
  });
});
