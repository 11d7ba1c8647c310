import { addDialogs } from "#lib/browser/old-browsers/dialogs.ts";
import { addMethods } from "#lib/browser/old-browsers/methods.ts";
import { addPopovers } from "#lib/browser/old-browsers/popovers.ts";
import { keepEarlyText } from "#lib/browser/page/typed-early.ts";

// Next runs this in the browser before the code of any page.
addMethods();
addDialogs();
addPopovers();
keepEarlyText();
