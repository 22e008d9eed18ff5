// SPDX-License-Identifier: MIT
import { element as make } from "./dom.js";

/** Milliseconds that a message stays: longer if there is something to press. */
const SHORT = 2500;
const LONG = 8000;

/**
 * Returns `say(text, action)`, which shows a short message, with a button if there is an action: {label, run};
 * `warn(text, action)`, which shows one that stays until the next; `unsay(text)`, which takes it away if it is still there; and
 * `copy(text, done)`, which puts a text on the clipboard and says so.
 *
 * @param {HTMLElement} element A live region: its new contents are read out.
 */
export function announcer(element) {
  let timer;
  const hide = () => element.classList.remove("shown", "acting");
  const warn = (text, action = null) => {
    clearTimeout(timer);
    const act = () => {
      hide();
      action.run();
    };
    element.replaceChildren(text, ...(action ? [make("button", { type: "button", click: act }, action.label)] : []));
    element.classList.toggle("acting", Boolean(action));
    element.classList.add("shown");
  };
  const say = (text, action = null) => {
    warn(text, action);
    timer = setTimeout(hide, action ? LONG : SHORT);
  };
  const unsay = (text) => element.firstChild?.textContent === text && hide();
  const copy = async (text, done = `Copied ${text}`) => {
    try {
      await navigator.clipboard.writeText(text);
      say(done);
    } catch {
      say("The browser did not allow copying");
    }
  };
  return { say, warn, unsay, copy };
}
