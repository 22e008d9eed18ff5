// SPDX-License-Identifier: MIT
/** @file Runs before anything else is loaded: colors, the globe's place, and which file is missing if one is. */

{
  const root = document.documentElement;
  let theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("gridnorth.theme"));
  } catch {
    // The system's will do.
  }
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.dataset.theme = ["light", "dark"].includes(theme) ? theme : system;
  if (location.hash.length < 2) root.dataset.start = "";

  /** The file that a module is missing, where the browser tells: it names only the module that the page asked for. */
  const missing = () => {
    const files = performance.getEntriesByType("resource").filter(({ name, responseStatus }) =>
      /\.m?js$/u.test(name) && responseStatus !== undefined && (responseStatus === 0 || responseStatus >= 400));
    return files.at(-1)?.name;
  };
  const say = (address) => {
    const message = document.getElementById("message");
    const again = document.createElement("button");
    again.textContent = "Try again";
    again.addEventListener("click", () => location.reload());
    message.replaceChildren(`${new URL(address).pathname.split("/").at(-1)} could not be loaded.`, again);
    message.classList.add("shown", "acting");
    root.dataset.failed = "";
  };
  addEventListener("error", ({ target }) => {
    const address = target.src ?? target.href;
    // app.js says what works without the parts that come after the grid.
    if (!address || target.fetchPriority === "low") return;
    // The message is the last thing of the page.
    const report = () => say(target.type === "module" ? (missing() ?? address) : address);
    if (document.getElementById("message")) report();
    else addEventListener("DOMContentLoaded", report);
  }, true);
}
