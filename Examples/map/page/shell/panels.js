// SPDX-License-Identifier: MIT
import { icon } from "./icons.js";

/**
 * Adds the panels: a button among the tools for each, and one place where the open one is shown: at the side, or from
 * below on a narrow screen.
 *
 * `app.addPanel({id, title, icon, key, build, opened, closed})` adds one; `build(body)` fills it when it is opened for the
 * first time, `opened()` and `closed()` are told each time. `key` is a key of the whole page that opens it. `place` is where the
 * button is, if not among the tools: then it has no text. `field` is a field that opens the panel instead of a button.
 */
export function addPanels(app) {
  const tools = document.getElementById("tools");
  const panel = document.getElementById("panel");
  const title = document.getElementById("panel-title");
  const body = document.getElementById("panel-body");
  const close = document.getElementById("panel-close");
  const panels = new Map();
  let open = null;

  const hide = () => {
    const { opener, closed } = open;
    panel.hidden = true;
    open.body.remove();
    open = null;
    if (opener.localName === "button") opener.setAttribute("aria-expanded", "false");
    delete document.documentElement.dataset.panel;
    closed?.();
  };
  app.closePanel = () => {
    if (!open) return;
    const { opener } = open;
    hide();
    app.arrange?.();
    if (opener.localName === "button") opener.focus({ preventScroll: true });
  };

  app.openPanel = (id) => {
    const wanted = panels.get(id);
    if (open === wanted) return;
    const isInside = panel.contains(document.activeElement);
    if (open) hide();
    open = wanted;
    if (!wanted.body) {
      wanted.body = document.createElement("div");
      wanted.body.className = "panel-content";
      wanted.build(wanted.body);
    }
    title.textContent = wanted.title;
    body.replaceChildren(wanted.body);
    panel.hidden = false;
    if (wanted.opener.localName === "button") wanted.opener.setAttribute("aria-expanded", "true");
    document.documentElement.dataset.panel = id;
    // What had the focus is gone with the other panel.
    if (isInside) title.focus({ preventScroll: true });
    wanted.opened?.();
    app.arrange?.();
  };

  const makeButton = (added) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = added.place ? "icon tool-icon" : "tool";
    button.dataset.panel = added.id;
    button.setAttribute("aria-expanded", "false");
    button.setAttribute("aria-controls", "panel");
    const label = document.createElement("span");
    label.textContent = added.short ?? added.title;
    // The style sheet shows this name and the key as a tip.
    button.setAttribute("aria-label", added.title);
    button.dataset.short = added.short ?? added.title;
    button.append(icon(added.icon), ...(added.place ? [] : [label]));
    const toggle = ({ detail }) => {
      if (open?.id === added.id) return app.closePanel();
      app.openPanel(added.id);
      // A user without a mouse, who came by the keyboard, wants to go on in the panel.
      if (detail === 0 && !panel.contains(document.activeElement)) title.focus({ preventScroll: true });
    };
    button.addEventListener("click", toggle);
    if (added.key) button.setAttribute("aria-keyshortcuts", /[A-Z]/.test(added.key) ? `Shift+${added.key}` : added.key);
    (added.place ?? tools).append(button);
    return button;
  };

  app.addPanel = (added) => {
    const opener = added.field ?? makeButton(added);
    panels.set(added.id, { ...added, opener });
    const go = () => {
      app.openPanel(added.id);
      added.field?.focus();
    };
    if (added.key) app.addKey(added.key, added.title, go);
    return opener;
  };

  close.append(icon("close"));
  close.addEventListener("click", app.closePanel);
  document.addEventListener("keydown", (event) => {
    const isForHelp = document.querySelector("dialog[open]");
    if (event.key === "Escape" && open && !event.defaultPrevented && !isForHelp) app.closePanel();
  });
}
