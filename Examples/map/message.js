// SPDX-License-Identifier: MIT

/**
 * Returns `say(text)`, which shows a short message, `warn(text)`, which shows one that stays until the next, and `copy(text)`,
 * which puts a text on the clipboard and says so.
 *
 * @param {HTMLElement} element A live region: what appears in it is read out.
 */
export function announcer(element) {
  let timer;
  const warn = (text) => {
    clearTimeout(timer);
    element.textContent = text;
    element.classList.add("shown");
  };
  const say = (text) => {
    warn(text);
    timer = setTimeout(() => element.classList.remove("shown"), 2500);
  };
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      say(`Copied ${text}`);
    } catch {
      say("The browser did not allow copying");
    }
  };
  return { say, warn, copy };
}
