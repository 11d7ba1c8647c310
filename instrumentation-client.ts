import { addDialogs, addMethods, addPopovers } from "#lib/browser/page/old-browsers.ts";
import { keepEarlyText } from "#lib/browser/page/typed-early.ts";

// Next runs this in the browser before the code of any page.
addMethods();
addDialogs();
addPopovers();
keepEarlyText();
