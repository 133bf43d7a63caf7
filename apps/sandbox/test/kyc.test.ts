import { beforeEach, describe, expect, test } from "vitest";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { image, lastLetter, type Visitor } from "./provider.ts";

openCustomer();

let visitor: Visitor;
beforeEach(() => {
  visitor = customer;
});

describe("an identity check", () => {
  const form = () => ({
    FirstName: "Lea",
    LastName: "Martin",
    Email: "lea@example.com",
    ContactNumber: "+60123456789",
    DateOfBirth: "1990-05-13T16:00:00Z",
    Address: "1 Jalan Ampang, 50450",
    Nationality: "French",
    DocumentType: "passport" as const,
    Id: "A1234567",
    FrontKyc: image("front.png"),
    BackKyc: image("back.png"),
  });
  const register = async () => {
    visitor = provider.visitor();
    const { client } = visitor;
    const name = provider.deps.randomId().toLowerCase();
    const email = `${name}@example.com`;
    await client.call("CreateUser", {
      fullname: "Lea Martin",
      username: name,
      email,
      contactNumber: "+60198765432",
      password: "Sandbox-2026!",
      countryId: 1325,
      referralCode: "NORTHGALE",
    });
    const user = await visitor.signIn(email);
    return { user, letter: await lastLetter(provider, email) };
  };

  test("goes from not submitted to pending to approved, with its documents for its owner and staff", async () => {
    const { user, letter } = await register();
    await expect(visitor.client.call("KycVerification", form())).rejects.toMatchObject({ code: 2009 });
    await visitor.client.call("VerifyEmail", {
      token: new URL(letter.link ?? "").searchParams.get("token") ?? "",
    });
    await visitor.client.call("KycVerification", form());
    expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 1, verified: false });
    await expect(visitor.client.call("KycVerification", form())).rejects.toMatchObject({ code: 3001 });

    const path = `/api/files/kyc/${user.staffUserId}/front`;
    expect((await visitor.fetch(path)).headers.get("content-type")).toBe("image/png");
    const stranger = provider.visitor();
    await stranger.signIn();
    expect((await stranger.fetch(path)).status).toBe(404);
    const staff = await provider.staff();
    expect(await (await staff.fetch("/sandbox/backoffice/kyc")).text()).toContain(path);

    await provider.control(`kyc/${user.staffUserId}/approve`, {});
    expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 3, verified: true });
    await expect(provider.control(`kyc/${user.staffUserId}/approve`, {})).rejects.toThrow("409");
    await provider.control(`kyc/${user.staffUserId}/cancel`, { reason: "It was a forgery." });
    expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 4, verified: false });
    expect(await provider.control("events?operation=BackOfficeKyc")).toMatchObject([
      { status: 200, changes: [expect.stringContaining("It was a forgery.")] },
      { status: 409, changes: [] },
      { status: 200, changes: [`kyc ${user.staffUserId} → approve`] },
    ]);
    expect(await provider.control("ledger")).toMatchObject({ ok: true });
  });

  test("accepts photos only, and stores nothing of a refused submission", async () => {
    const { letter } = await register();
    await visitor.client.call("VerifyEmail", {
      token: new URL(letter.link ?? "").searchParams.get("token") ?? "",
    });
    const before = (await provider.deps.files.list()).length;
    const disguised = { ...form(), BackKyc: new File(["%PDF-1.4"], "back.png", { type: "image/png" }) };
    await expect(visitor.client.call("KycVerification", disguised)).rejects.toMatchObject({
      status: 415,
      message: "Unsupported file format. Only jpg, jpeg, and png are allowed.",
    });
    expect((await provider.deps.files.list()).length).toBe(before);
    expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 0 });
  });
});
