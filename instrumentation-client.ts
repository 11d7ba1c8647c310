import { addDialogs } from "@/lib/browser/old-browsers/dialogs";
import { addMethods } from "@/lib/browser/old-browsers/methods";
import { addPopovers } from "@/lib/browser/old-browsers/popovers";

// Next runs this in the browser before the code of any page.
addMethods();
addDialogs();
addPopovers();
