// SPDX-License-Identifier: MIT

/** Reads a file of the page; the error names it. */
export async function readJSON(name) {
  let response;
  try {
    response = await fetch(name);
  } catch {
    throw new Error(`${name} could not be loaded.`);
  }
  if (!response.ok) throw new Error(`${name} could not be loaded: the server answered ${response.status}.`);
  try {
    return await response.json();
  } catch {
    throw new Error(`${name} is damaged.`);
  }
}

/** Milliseconds that the page may be silent. */
const SILENCE = 2000;

/** Says what the page waits for, if that takes long. */
export async function patient(promise, text, { warn, unsay }) {
  const timer = setTimeout(warn, SILENCE, text);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    unsay(text);
  }
}

/**
 * Loads a part of the page without which the rest works. If it cannot be had, a message says so, and what works; "Try again" does.
 *
 * @param {() => Promise<any>} read
 * @param {{named: string, works: string}} words `named`: the part, for an error that does not name it.
 */
export async function untilLoaded(read, { named, works }, { warn, say, unsay }) {
  for (let isFirst = true; ; isFirst = false) {
    try {
      const found = await patient(read(), `${named} is loading …`, { warn, unsay });
      if (!isFirst) say("It is there now");
      return found;
    } catch (error) {
      console.warn(error);
      const text = `${missing(error, named)} ${works}`;
      // Some browsers do not ask again for a module that was missing once.
      await new Promise((again) => warn(text, { label: "Try again", run: isFirst ? again : () => location.reload() }));
      warn(`${named} is loading …`);
    }
  }
}

/** The error of a file that is missing, in a sentence. Browsers do not name a module that another one needs, but some list it. */
export function missing({ message }, named) {
  if (!/dynamically imported module|module script/iu.test(message)) return message.endsWith(".") ? message : `${message}.`;
  const isLost = ({ name, responseStatus }) => /\.m?js$/u.test(name) && (responseStatus === 0 || responseStatus >= 400);
  const lost = performance.getEntriesByType("resource").filter(isLost);
  return `${lost.at(-1)?.name.split("/").at(-1) ?? named} could not be loaded.`;
}
