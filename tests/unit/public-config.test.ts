import { expect, test } from "vitest";
import { publicConfigSchema } from "#lib/shop/http/public-config.ts";

test.each([
  { sign_in: { kind: "firebase" }, sms: true, analytics: true },
  { sign_in: { kind: "emulator", url: "http://127.0.0.1:9099" }, sms: false, analytics: false },
  { sign_in: { kind: "none" }, sms: false, analytics: false },
])("the browser gets %j, and nothing that it has no use for", (config) => {
  expect(publicConfigSchema.parse({ ...config, secret: "x" })).toEqual(config);
});

test.each([{ sign_in: { kind: "magic" } }, { sign_in: null }, { sms: "on" }, { analytics: undefined }])(
  "a configuration with %j is not read",
  (wrong) => {
    const config = { sign_in: { kind: "none" }, sms: false, analytics: false, ...wrong };
    expect(publicConfigSchema.safeParse(config).success).toBe(false);
  },
);
