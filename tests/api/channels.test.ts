import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { channels, kinds } from "#lib/server/outbox/channels/registry.ts";
import { TO_CUSTOMER } from "#lib/server/store/sqlite-schema.ts";
import { projectRoot } from "@/scripts/env";
import { sources } from "@/tests/unit/walls";

const named = kinds.map(({ kind }) => kind);

// promise: A channel is one row
test("each kind of message is there once, and no code but the channels' own and the order file's form names one", () => {
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  const ofForm = /^lib\/server\/store\/sqlite-(migrations|schema)\.ts$/;
  const others = [...sources()].filter(
    ([file]) => /^(app|components|lib|scripts)\//.test(file) && !file.includes("/channels/") && !ofForm.test(file),
  );
  expect(others.length).toBeGreaterThan(500);
  const words = named.filter((kind) => kind.includes("-"));
  const asks = new RegExp(`"(${words.join("|")})"|kind === "whatsapp"`);
  expect(others.flatMap(([file, code]) => (asks.test(code) ? [file] : []))).toEqual([]);
});

test("a customer's messages are in the index by which those to one customer are counted, the warehouse's are not", () => {
  for (const { kind, reader } of channels) expect(TO_CUSTOMER.includes(`'${kind}'`), kind).toBe(reader === "customer");
});

test("docs/operating.md says of each kind whom it is for", () => {
  const page = readFileSync(join(projectRoot, "docs/operating.md"), "utf8");
  for (const kind of named) expect(page).toContain(`\`${kind}\``);
});
