// SPDX-License-Identifier: MIT

const MOST = 50;

/**
 * Adds `app.undoable(text, restore)`: names deleted things, with a button that restores them; Ctrl+Z does, too, the last
 * deletion first. `restore()` may itself delete something undoably: then that can be undone.
 */
export function addUndo(app) {
  const deletions = [];

  const undo = (deletion) => {
    const at = deletions.indexOf(deletion);
    if (at < 0) return;
    deletions.splice(at, 1);
    const before = deletions.length;
    deletion.restore();
    if (deletions.length === before) app.say(`Undone: ${deletion.text}`);
  };
  app.undoable = (text, restore) => {
    const deletion = { text, restore };
    deletions.push(deletion);
    if (deletions.length > MOST) deletions.shift();
    app.say(text, { label: "Undo", run: () => undo(deletion) });
  };
  document.addEventListener("keydown", (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
    // Text fields have their own undo.
    if (!isUndo || event.target.closest("input:not([type=checkbox]), textarea") || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (deletions.length > 0) undo(deletions.at(-1));
    else app.say("There is nothing to undo");
  });
}
