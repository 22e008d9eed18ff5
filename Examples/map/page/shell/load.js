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
