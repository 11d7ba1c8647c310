import { expect, test } from "vitest";
import { linesWithPersonalData } from "@/tests/support/personal-data";

test.each([
  ['{"order_id":"order-9876543210abc","outcome":"placed"}', false],
  ['{"time":"2026-11-21T10:00:00.000Z","status":200,"request_id":"9876543210-aaaa"}', false],
  ["Local: http://localhost:3000 and 1763719876543 ms", false],
  ['{"to":"9876543210"}', true],
  ["sent to +919876543210", true],
  ["sent to whatsapp:919876543210", true],
  ["from meena.s@customer.example.", true],
  ["Authorization: Bearer abc", true],
  ["eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1In0.", true],
  ["14 Kutchery Road", true],
  // promise: What every shop of every test prints is searched when it ends
])("a log line is looked at for people: %s: %s", (line, names) => {
  expect(linesWithPersonalData(`first\n${line}\nlast`)).toHaveLength(names ? 1 : 0);
});
